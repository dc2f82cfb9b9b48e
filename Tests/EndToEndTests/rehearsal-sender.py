"""Sends updates of a match to every device of a rehearsal, as a server does: a request for each token on one connection, or one to a channel.

Usage: rehearsal-sender.py PORT AUTHORITY KEYFILE KEYID TEAM UPDATES [APP CHANNEL]
"""
import json
import sys
import time

import httpx
import jwt

port, authority, key_file, key_id, team, updates = sys.argv[1:7]
app, channel = sys.argv[7:] or (None, None)
with open(key_file) as file:
    bearer = "bearer " + jwt.encode({"iss": team, "iat": int(time.time())}, file.read(), algorithm="ES256", headers={"kid": key_id})
answers = {}
with httpx.Client(http2=True, verify=authority, base_url=f"https://localhost:{port}", timeout=30) as client:
    tokens = [token for token in client.get("/islet/tokens").json()["tokens"] if "activity" in token["use"]]
    for minute in range(1, int(updates) + 1):
        state = {"home": minute // 3, "away": 0, "minute": minute, "phase": "first half"}
        body = {"aps": {"timestamp": int(time.time()), "event": "update", "content-state": state}}
        if channel:
            headers = {"authorization": bearer, "apns-channel-id": channel, "apns-push-type": "liveactivity"}
            status = client.post("/4/broadcasts/apps/" + app, headers=headers, json=body).status_code
            answers[status] = answers.get(status, 0) + 1
            time.sleep(1.1)  # a channel takes one in a second
            continue
        headers = {"authorization": bearer, "apns-topic": tokens[0]["app"] + ".push-type.liveactivity", "apns-push-type": "liveactivity"}
        for token in tokens:
            status = client.post("/3/device/" + token["text"], headers=headers, json=body).status_code
            answers[status] = answers.get(status, 0) + 1
print(json.dumps({"tokens": len(tokens), "answers": answers}))
