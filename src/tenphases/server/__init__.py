"""The web server: pages, sessions, sockets."""
