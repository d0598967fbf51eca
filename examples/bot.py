#!/usr/bin/env python3
"""A bot from outside: plays one game by chance. Standard library only.

  doubloon token make "my bot"                                  makes a token
  DOUBLOON_TOKEN=… python3 bot.py http://127.0.0.1:8080 [ROOM]  opens a table with two bots, or joins one
"""
import json, os, random, sys, urllib.error, urllib.request

server, token = sys.argv[1].rstrip('/'), os.environ['DOUBLOON_TOKEN']

def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {'Authorization': f'Bearer {token}', 'Content-Type': 'application/json'}
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60)

def call(path, body=None):
    with ask(path, body) as reply:
        return json.load(reply)

def move_if_asked(room):
    """Plays as long as it is asked; says whether the game is over."""
    while True:
        view = call(f'/api/rooms/{room}/view')
        if view['over'] or view['viewer'] not in view['waiting']:
            return view['over']
        move = random.choice(view.get('offers') or view['steps'])
        try:
            call(f'/api/rooms/{room}/moves', {'after': view['moves'], 'move': move})
        except urllib.error.HTTPError as refusal:
            if refusal.code != 409:  # 409: the game has gone on meanwhile, so look again
                raise

if len(sys.argv) > 2:
    room = sys.argv[2]
else:
    seats = [{'kind': 'open'}] + [{'kind': 'bot', 'name': name, 'bot': 'novice'} for name in ('Rosa', 'Tom')]
    room = call('/api/rooms', {'settings': {'game': 'san-juan'}, 'seats': seats})['room']
print('room', room, flush=True)
call(f'/api/rooms/{room}/commands', {'type': 'sit', 'name': 'Python'})
call(f'/api/rooms/{room}/commands', {'type': 'ready', 'isReady': True})
for line in ask(f'/api/rooms/{room}/events'):  # every message may mean that it is our turn
    if line.startswith(b'data: ') and json.loads(line[6:])['type'] == 'glimpse' and move_if_asked(room):
        break
for place in call(f'/api/rooms/{room}')['room']['result']:
    print('seat', place['seat'], 'place', place['rank'])
