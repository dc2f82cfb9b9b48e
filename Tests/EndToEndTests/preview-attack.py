"""Asks `islet preview` for what nobody may have, and sends it what nobody should. Arguments: the program, a project. Ends with 1 where something
leaks or the session does not go on."""
import json, os, socket, sys, time
from urllib.parse import urlparse
from session_client import Closed, Preview, Socket

program, project = sys.argv[1:3]
preview = Preview(program, project, "--at", "2026-03-02T09:00")
place = urlparse(preview.url)
token = place.path.strip("/")
own = place.netloc


def get(path, **headers):
    """Status and bytes of an answer to a plain request."""
    with socket.create_connection((place.hostname, place.port), timeout=20) as link:
        lines = {"Host": own, "Connection": "close", **{name.replace("_", "-"): value for name, value in headers.items()}}
        link.sendall(f"GET {path} HTTP/1.1\r\n{''.join(f'{n}: {v}{chr(13)}{chr(10)}' for n, v in lines.items())}\r\n".encode())
        data = b""
        while True:
            try:
                part = link.recv(1 << 16)
            except ConnectionError:
                break
            if not part:
                break
            data += part
        return int(data.split()[1]) if data[:4] == b"HTTP" else 0, data


try:
    client = Socket(preview.url)
    preview.ready(client)
    memory, descriptors = preview.memory, preview.descriptors

    # Other names of the server (what DNS rebinding makes of it), other sites, other paths.
    home = f"/{token}/"
    assert get(home)[0] == 200 and b"Islet" in get(home)[1]
    for name in ["evil.example", f"evil.example:{place.port}", f"{place.hostname}", f"{own}.evil.example", "169.254.169.254", ""]:
        status, answer = get(home, Host=name)
        assert status in (0, 400, 421) and b"<html" not in answer and token.encode() not in answer, (name, status)
        refused = Socket(preview.url, {"Host": name}, hello=False) if name else None
        assert refused is None or refused.status == 421, (name, refused.status)
    for origin in ["http://evil.example", "null", f"http://evil.example:{place.port}", f"http://{place.hostname}:1", "file://"]:
        refused = Socket(preview.url, {"Origin": origin}, hello=False)
        assert refused.status == 403, (origin, refused.status)
    assert Socket(preview.url, {"Origin": f"http://{own}"}, hello=False).status == 101, "the page itself"
    for path in ["/", "/main.js", f"/{token[:-1]}/", f"/{token}/../etc/passwd", f"/{token}/%2e%2e/%2e%2e/etc/passwd", f"/{token}/session.js/../../x", "//", "/" + "a" * 5000]:
        status, answer = get(path)
        assert status in (0, 400, 403, 404, 414, 431) and b"root:" not in answer and token.encode() not in answer.split(b"\r\n\r\n")[-1], (path, status)

    # Messages that are none, and requests that ask for nonsense: each is refused, and the socket goes on.
    def still(message=""):
        assert client.call("state")["build"]["state"] == "ok", message

    for text in ["", "nonsense", "[]", "{}", "null", "1", "\"x\"", "{\"id\":1}", "[" * 100_000, "{\"a\":" * 50_000, "{\"id\":1,\"method\":\"" + "m" * 200_000 + "\"}"]:
        client.send(text)
        kind, data = client.receive()
        while kind != 1:
            client.keep(data)
            kind, data = client.receive()
        assert "error" in json.loads(data), text[:40]
    values = [None, True, -1, 0, 1e308, -1e308, "", "x" * 10_000, "../../etc/passwd", "\u0000", [], {}, [[[]]], {"x": {}}]
    names = ["version", "scale", "revision", "place", "page", "app", "look", "style", "target", "text", "event", "at", "kind", "family", "configuration",
             "stack", "id", "searches", "onto", "by", "control", "size", "state", "x", "y", "do", "speed", "to", "on"]
    methods = [method for method in Socket(preview.url, hello=False).ask("hello", version=1)["result"]["methods"] if method != "record"]
    for method in methods + ["unknown", "__proto__"]:
        for value in values:
            answer = client.ask(method, **{name: value for name in names})
            assert "error" in answer or "result" in answer
    client.call("show", place="home")
    still("after nonsense")

    # Frames that break the protocol, and messages that are too large, cost their own socket alone.
    for frame in [b"\xff" * 64, b"\x83\x80\0\0\0\0", b"\xf1\x80\0\0\0\0", b"\x01\x01x", b"\x81\x02hi"]:
        broken = Socket(preview.url)
        broken.socket.sendall(frame)
        broken.close()
    huge = Socket(preview.url)
    try:
        huge.send("x" * (2 << 20))
        huge.socket.settimeout(20)
        while True:
            huge.receive()
    except (Closed, ConnectionError):
        pass
    binary = Socket(preview.url)
    binary.socket.sendall(binary.frame(2, b"\0" * 100))
    still("after broken frames")

    # Five hundred connections: sockets beyond the limit are refused or closed, and those that are open go on.
    links, refused = [], 0
    for number in range(500):
        try:
            link = socket.create_connection((place.hostname, place.port), timeout=5)
            links.append(link)
            if number % 2:
                head = f"GET {home}socket HTTP/1.1\r\nHost: {own}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
                link.sendall(head.encode())
        except OSError:
            refused += 1
    still("with five hundred connections")
    for link in links:
        link.close()
    time.sleep(1)
    still("after five hundred connections")
    assert get(home)[0] == 200

    # A page that stops reading gets nothing more, and the others go on.
    deaf = Socket(preview.url, scale=3)
    client.call("time", do="speed", speed=3600)
    client.call("time", do="play")
    for _ in range(40):
        still("beside a page that does not read")
        client.call("look", look="dark")
        client.call("look", look="light")
    deaf.close()
    binary.close()
    time.sleep(1)
    client.call("time", do="pause")
    still("at the end")
    grown, opened = preview.memory - memory, preview.descriptors - descriptors
    print(f"memory grew by {grown // 1024} MB, {opened} descriptors more, {refused} of 500 connections refused")
    assert grown < 96 << 10, f"memory grew by {grown} kB"
    assert opened < 24, f"{opened} descriptors more"
    print("nothing leaked and nothing stopped")
finally:
    preview.stop()
