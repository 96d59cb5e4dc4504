"""The content of Tiny Epic Zombies: YAML files and the structs that read them."""
