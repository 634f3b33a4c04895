"""Rules of the theatre: railways, ports, shipping, breakdown units and reports of the map."""
