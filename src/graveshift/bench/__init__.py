"""Measuring speed: random play, copies and option lists, ours in both forms beside our peers.

Every contestant is a process of its own (`worker`), so that forms and peers do not meet; the contest (`contest`)
lets them play in turns on one core and takes medians; `report` turns the figures into ratios, budgets and a table.
Time is processor time, so that other programs on the machine disturb the figures as little as possible.
"""
