"""Sends one update of a Live Activity with a client library, and prints what the library says of the answer: the status, then the reason.

Usage: clients.py LIBRARY PORT AUTHORITY KEYFILE KEYID TEAM TOKEN TOPIC BODY
"""
import asyncio
import json
import ssl
import sys
import time

library, port, authority, key_file, key_id, team, token, topic, body = sys.argv[1:]
body = json.loads(body)


def bearer():
    import jwt

    with open(key_file) as file:
        return jwt.encode({"iss": team, "iat": int(time.time())}, file.read(), algorithm="ES256", headers={"kid": key_id})


def with_httpx():
    import httpx

    headers = {"authorization": "bearer " + bearer(), "apns-topic": topic, "apns-push-type": "liveactivity"}
    with httpx.Client(http2=True, verify=authority) as client:
        answers = [client.post(f"https://127.0.0.1:{port}/3/device/{token}", headers=headers, json=body) for _ in range(3)]
    assert {answer.http_version for answer in answers} == {"HTTP/2"}
    return answers[0].status_code, answers[0].json()["reason"] if answers[0].content else ""


def with_aioapns():
    from aioapns import APNs, NotificationRequest, PushType
    from aioapns.connection import APNsTLSClientProtocol

    class Local(APNsTLSClientProtocol):
        APNS_SERVER = "127.0.0.1"
        APNS_PORT = int(port)

    async def send():
        client = APNs(key=key_file, key_id=key_id, team_id=team, topic=topic, ssl_context=ssl.create_default_context(cafile=authority))
        client.pool.protocol_class = Local
        return await asyncio.wait_for(client.send_notification(NotificationRequest(device_token=token, message=body, push_type=PushType.LIVEACTIVITY)), 20)

    answer = asyncio.run(send())
    return int(answer.status), answer.description or ""


def with_kalyke():
    from httpx2 import AsyncClient
    from kalyke import LiveActivityApnsConfig, LiveActivityClient

    class Local(LiveActivityClient):
        _base_url = f"https://127.0.0.1:{port}"

        def _init_client(self, apns_config):
            headers = {**apns_config.make_headers(), "authorization": "bearer " + self._make_authorization()}
            return AsyncClient(headers=headers, http2=True, verify=ssl.create_default_context(cafile=authority))

    client = Local(use_sandbox=True, team_id=team, auth_key_id=key_id, auth_key_filepath=key_file)
    try:
        asyncio.run(client.send_message(token, body, LiveActivityApnsConfig(topic=topic)))
    except Exception as error:
        if type(error).__module__ != "kalyke.exceptions":
            raise
        return 400, type(error).__name__
    return 200, ""


status, reason = {"httpx": with_httpx, "aioapns": with_aioapns, "kalyke": with_kalyke}[library]()
print(status, reason)
