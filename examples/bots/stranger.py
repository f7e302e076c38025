"""A bot as a program: lines of JSON in, lines of JSON out. Any language can do this.

rookery arena crypt --bots "cmd:python3 examples/bots/stranger.py",random --games 20
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"weigh": 4}), flush=True)  # how do my choices look in four possible worlds?
    weights = json.loads(sys.stdin.readline())["weights"]
    print(json.dumps({"action": question["legal"][weights.index(max(weights))]}), flush=True)
