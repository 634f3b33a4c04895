"""The campaign clerk: Allied bookkeeping over 70 turns."""
