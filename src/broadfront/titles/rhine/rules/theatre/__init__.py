"""The whole theatre: railways, ports, shipping, and what an owner enters of the map."""
