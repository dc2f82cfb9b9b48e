#!/usr/bin/env python3
"""An extension process that behaves as its first argument says. The second names a folder with answers.

With `later-` before it, the first timeline is a good one."""
import importlib.util
import json
import os
import socket
import struct
import sys
import time

behaviour, folder = sys.argv[1], sys.argv[2]
channel = os.fdopen(3, "r+b", buffering=0)


def receive():
    head = b""
    while len(head) < 4:
        more = channel.read(4 - len(head))
        if not more:
            sys.exit(0)
        head += more
    size, body = struct.unpack(">I", head)[0], b""
    while len(body) < size:
        body += channel.read(size - len(body))
    return Packed(body).message()


class Packed:
    """Reads the packed form of a message; see PackedFormat.swift."""

    def __init__(self, body):
        self.body, self.position = body, 2
        self.keys = [self.text() for _ in range(self.count())]

    def take(self, length):
        self.position += length
        return self.body[self.position - length:self.position]

    def count(self):
        value, shift = 0, 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self):
        return self.take(self.count()).decode()

    def message(self):
        tag = self.take(1)[0]
        if tag <= 2:
            return [None, False, True][tag]
        if tag <= 4:
            number = self.count()
            return number if tag == 4 else number >> 1 ^ -(number & 1)
        if tag == 5:
            return struct.unpack("<d", self.take(8))[0]
        if tag == 6:
            return self.text()
        if tag == 7:
            return self.take(self.count())
        if tag == 8:
            number = self.count()
            return list(struct.unpack(f"<{number}d", self.take(8 * number)))
        if tag == 9:
            return [self.count() for _ in range(self.count())]
        end = struct.unpack("<I", self.take(4))[0] + self.position
        result = {}
        while self.position < end:
            key = self.keys[self.count()] if tag == 11 else len(result)
            result[key] = self.message()
        return result if tag == 11 else list(result.values())

    def members(self):
        """The bytes of each member of an object."""
        assert self.take(1)[0] == 11
        end = struct.unpack("<I", self.take(4))[0] + self.position
        result = {}
        while self.position < end:
            key, start = self.keys[self.count()], self.position
            self.message()
            result[key] = self.body[start:self.position]
        return result


def varied(number):
    head = bytearray()
    while number > 127:
        head.append(number & 127 | 128)
        number >>= 7
    return bytes(head) + bytes([number])


def whole(number):
    return b"\x03" + varied(number << 1)


def packed(keys, members):
    """An object of members that are packed with the same keys."""
    body = b"".join(varied(keys.index(key)) + value for key, value in members.items())
    return b"\x0b" + struct.pack("<I", len(body)) + body


def write(data):
    view = memoryview(data)
    while view:
        view = view[channel.write(view):]


def send(name, number, answer, **changed):
    """Sends an answer of the folder with other numbers in it."""
    with open(os.path.join(folder, answer + ".packed"), "rb") as file:
        value = Packed(file.read())
    keys = value.keys + [key for key in (name, "id", "_1") if key not in value.keys]
    content = packed(keys, value.members() | {key: whole(number) for key, number in changed.items()})
    table = varied(len(keys)) + b"".join(varied(len(key.encode())) + key.encode() for key in keys)
    body = b"\xb1\x03" + table + packed(keys, {name: packed(keys, {"id": whole(number), "_1": content})})
    write(struct.pack(">I", len(body)) + body)


def describe(number):
    send("description", number, "description")


def send_entry(number, index):
    send("entry", number, "entry", index=index)


def finish(number, count):
    send("finished", number, "outcome", entryCount=count)


def misbehave(number):
    if behaviour == "segfault":
        os.kill(os.getpid(), 11)
    elif behaviour == "fatal-error":
        sys.stderr.write("noise\nMyWidget/Provider.swift:42: Fatal error: Index out of range\n")
        sys.stderr.flush()
        os.abort()
    elif behaviour == "exit":
        sys.stderr.write("giving up\n")
        sys.stderr.flush()
        os._exit(7)
    elif behaviour == "hang":
        time.sleep(60)
    elif behaviour == "spin":
        while True:
            pass
    elif behaviour == "garbage":
        write(b"\x00\x00\x00\x05hello")
        time.sleep(60)
    elif behaviour == "huge":
        write(b"\xff\xff\xff\xff")
        time.sleep(60)
    elif behaviour == "close":
        os.close(3)
        time.sleep(60)
    elif behaviour == "flood":
        for index in range(1000):
            send_entry(number, index)
    elif behaviour == "wrong-id":
        finish(number + 1, 0)
        time.sleep(60)
    elif behaviour == "memory":
        kept = bytearray(os.urandom(1 << 20) * 64)
        time.sleep(60)
    elif behaviour == "hang-after-entry":
        send_entry(number, 0)
        time.sleep(60)
    elif behaviour == "chatter":
        for _ in range(4096):
            sys.stdout.write("o" * 1023 + "\n")
            sys.stderr.write("e" * 1023 + "\n")
        sys.stdout.flush()
        sys.stderr.flush()
    elif behaviour == "child":
        os.system("sleep 1000 & echo $!")
        os.abort()
    elif behaviour == "fork":
        print(os.getpgrp(), flush=True)
        for _ in range(200):
            if os.fork() == 0:
                time.sleep(60)
        time.sleep(60)
    elif behaviour == "escape":
        for path in [os.path.join(folder, "outside"), "/usr/written-by-extension"]:
            try:
                open(path, "w").close()
                print("written", path)
            except OSError as error:
                print("not written", error.errno)
        try:
            socket.create_connection(("127.0.0.1", int(os.environ["PORT"])), 2).close()
            print("connected")
        except OSError as error:
            print("not connected", error.errno)
        sys.stdout.flush()
    elif behaviour == "attack":
        sys.dont_write_bytecode = True
        place = importlib.util.spec_from_file_location("attacks", os.path.join(os.path.dirname(__file__), "attacks.py"))
        attacks = importlib.util.module_from_spec(place)
        place.loader.exec_module(attacks)
        print(getattr(attacks, os.environ["ATTACK"])(os.environ.get("TARGET")), flush=True)
    elif behaviour == "report":
        probe = {"network": os.popen("cat /proc/net/dev | wc -l").read().strip(), "date": time.time(), "cwd": os.getcwd(),
                 "environment": dict(os.environ)}
        try:
            open("/usr/written-by-extension", "w").close()
            probe["writes"] = True
        except OSError:
            probe["writes"] = False
        open(os.path.join(os.environ["HOME"], "Documents", "mine"), "w").close()
        start = time.monotonic()
        time.sleep(0.2)
        probe["slept"] = time.monotonic() - start
        sys.stdout.write(json.dumps(probe))
        sys.stdout.flush()


def is_good_for_now(request):
    """Whether a request is answered as it should be, before the misbehaviour begins."""
    if not behaviour.startswith("later-"):
        return False
    if request["subject"].get("widget", {}).get("phase") != "timeline":
        return True
    mark = os.path.join(os.environ["HOME"], "Documents", "answered")
    if os.path.exists(mark):
        return False
    open(mark, "w").close()
    return True


if behaviour == "hang-at-start":
    time.sleep(60)
while True:
    message = receive()
    if "describe" in message:
        describe(message["describe"]["id"])
    elif "quit" in message:
        sys.exit(0)
    else:
        number = message["render"]["_0"]["id"]
        if not is_good_for_now(message["render"]["_0"]):
            behaviour = behaviour.removeprefix("later-")
            misbehave(number)
        for position in range(3):
            send_entry(number, position)
        finish(number, 3)
