"""The content files of Army of the Dead."""
