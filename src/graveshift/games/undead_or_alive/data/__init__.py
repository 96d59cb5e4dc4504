"""The figures of Undead or Alive: each YAML file here is read into the structs of the module of the same name."""
