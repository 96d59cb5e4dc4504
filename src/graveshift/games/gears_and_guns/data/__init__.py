"""What is printed in the box of Gears & Guns, and its words."""
