"""Every word a person reads, and how numbers and names are put into it."""
