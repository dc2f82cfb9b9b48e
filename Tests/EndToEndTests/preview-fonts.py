"""Looks at an app whose only text is an I in a font of its own, a bar of 32.5 points at the weight that is asked for, over the session of
`islet preview`. Arguments: the program, the project. Ends with 1 where something else was seen than expected."""
import base64, struct, sys, time, zlib
from session_client import Preview, Socket

program, project = sys.argv[1:3]
preview = Preview(program, project, "--at", "2026-03-02T09:00")


def rows(png):
    """The rows of a picture with eight bits a component, as bytes, and how many components a pixel has."""
    place, data, header = 8, b"", None
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        chunk = png[place + 8 : place + 8 + length]
        header, data = (struct.unpack(">IIBB", chunk[:10]) if kind == b"IHDR" else header), data + (chunk if kind == b"IDAT" else b"")
        place += length + 12
    width, height, depth, color = header
    parts = {2: 3, 6: 4}[color]
    assert depth == 8
    raw, before, result = zlib.decompress(data), bytes(width * parts), []
    for y in range(height):
        line = bytearray(raw[y * (width * parts + 1) + 1 : (y + 1) * (width * parts + 1)])
        for x in range(len(line)):
            left, up, corner = (line[x - parts] if x >= parts else 0), before[x], (before[x - parts] if x >= parts else 0)
            guess = left + up - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            line[x] = (line[x] + [0, left, up, (left + up) // 2, nearest][raw[y * (width * parts + 1)]]) & 255
        before = bytes(line)
        result.append(before)
    return result, parts


try:
    client = Socket(preview.url)
    app = preview.ready(client)["apps"][0]["id"]
    client.call("show", place="app", app=app)
    end = time.time() + 60
    while "\"I\"" not in str(client.call("tree")) and time.time() < end:
        time.sleep(0.1)
    answer = client.call("picture", scale=1)
    picture, parts = rows(base64.b64decode(answer["png"] if isinstance(answer, dict) else answer))
    middle = picture[len(picture) // 2 - 10]
    dark = [x for x in range(len(middle) // parts) if middle[x * parts] < 128]
    assert dark and len(dark) == dark[-1] - dark[0] + 1 and 30 <= len(dark) <= 35, dark
    print("the letter is drawn in the app's own font")
finally:
    preview.stop()
