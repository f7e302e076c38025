"""The service: tables, seats, clocks and chat over HTTP and WebSockets."""
