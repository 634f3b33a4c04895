"""Protection around the server: who may send requests, how many, how large; and logs and metrics of them."""
