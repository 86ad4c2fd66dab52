"""Learns how to judge positions of ultimate by self-play; needs the extra `train`."""
