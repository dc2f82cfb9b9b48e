"""A client of a preview's session: WebSocket (RFC 6455) and JSON-RPC 2.0 by hand, so that it can also do what no library does."""
import base64, json, os, select, signal, socket, struct, subprocess, time
from urllib.parse import urlparse


class Closed(Exception):
    """The other side has closed the socket."""


class Socket:
    """A raw WebSocket. `scale` pixels per point of the pictures; none without."""

    def __init__(self, url, headers=None, path="socket", hello=True, scale=None):
        place = urlparse(url)
        self.socket = socket.create_connection((place.hostname, place.port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": place.netloc, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines.update(headers or {})
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value is not None)
        self.socket.sendall(f"GET {place.path}{path} HTTP/1.1\r\n{head}\r\n".encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        self.number, self.frames = 0, []
        if self.status == 101 and hello:
            self.call("hello", version=1, **({"scale": scale} if scale else {}))

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise Closed
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def frame(self, code, data, first=0x80, mask=True):
        """The bytes of a frame."""
        size = len(data)
        head = bytes([first | code])
        flag = 0x80 if mask else 0
        head += bytes([flag | size]) if size < 126 else bytes([flag | 126]) + struct.pack(">H", size) if size < 65536 else bytes([flag | 127]) + struct.pack(">Q", size)
        return head + (b"\0\0\0\0" if mask else b"") + data

    def send(self, text):
        self.socket.sendall(self.frame(1, text.encode() if isinstance(text, str) else text))

    def receive(self):
        """The next message: its opcode and its bytes."""
        message, kind = b"", None
        while True:
            first, second = self._take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            data, code = self._take(size), first & 15
            if code == 8:
                raise Closed
            if code == 9:
                self.socket.sendall(self.frame(10, data))
                continue
            kind = code or kind
            message += data
            if first & 128:
                return kind, message

    def answer(self, number):
        """The answer to a question; pictures that come before are kept, and said to be shown."""
        while True:
            kind, data = self.receive()
            if kind == 2:
                self.keep(data)
            else:
                message = json.loads(data)
                if message.get("id") == number:
                    return message

    def keep(self, data):
        size = struct.unpack(">I", data[:4])[0]
        header = json.loads(data[4:4 + size])
        self.frames.append((time.time(), header, data[4 + size:]))
        self.send(json.dumps({"jsonrpc": "2.0", "method": "shown", "params": {"revision": header["revision"]}}))

    def ask(self, method, **params):
        self.number += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}))
        return self.answer(self.number)

    def call(self, method, **params):
        answer = self.ask(method, **params)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def rest(self):
        """Takes what has come meanwhile, and answers pings: a server hangs up on who says nothing for a minute."""
        while self.buffer or select.select([self.socket], [], [], 0)[0]:
            kind, data = self.receive()
            if kind == 2:
                self.keep(data)

    def close(self):
        self.socket.close()


class Preview:
    """`islet preview` in a process of its own."""

    def __init__(self, program, project, *words):
        self.process = subprocess.Popen(
            [program, "preview", project, "--no-browser", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = self.process.stdout.readline().strip()

    def ready(self, client, limit=400):
        end = time.time() + limit
        while time.time() < end:
            state = client.call("state")
            if state["build"]["state"] == "failed":
                raise RuntimeError(f"does not build: {state['build']['diagnostics']}")
            if state["build"]["state"] == "ok" and state["apps"]:
                return state
            time.sleep(0.1)
        raise RuntimeError("nothing is built")

    @property
    def memory(self):
        """Kilobytes in memory of the program alone, without pages it shares."""
        with open(f"/proc/{self.process.pid}/smaps_rollup", encoding="utf-8") as file:
            return sum(int(line.split()[1]) for line in file if line.startswith("Private_"))

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def children(self, name):
        """Processes below the program whose command names a program."""
        found, known = [], {self.process.pid}
        for entry in sorted((int(entry) for entry in os.listdir("/proc") if entry.isdigit())):
            try:
                with open(f"/proc/{entry}/stat", encoding="utf-8") as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
                command = os.readlink(f"/proc/{entry}/exe")
            except (OSError, ValueError):
                continue
            if parent in known:
                known.add(entry)
                if os.path.basename(command) == name:
                    found.append(entry)
        return found

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)
