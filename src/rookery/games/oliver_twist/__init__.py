"""Oliver Twist by Bruno Cathala and Sébastien Pauchon, for two to four players."""
