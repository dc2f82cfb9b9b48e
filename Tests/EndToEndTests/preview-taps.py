"""Taps a counter in a widget through real processes, whose extension is killed at random. Arguments: the program, the project Rooms, how many taps
(200 unless given). None may be lost, none counted twice. Prints how long a tap takes to new pixels."""
import os, random, signal, statistics, sys, threading, time
from session_client import Preview, Socket

program, project = sys.argv[1:3]
taps = int(sys.argv[3]) if len(sys.argv) > 3 else 200
preview = Preview(program, project, "--at", "2026-03-02T09:00")
running, kills = True, 0


def murder():
    """Kills the extension now and then."""
    global kills
    chance = random.Random(7)
    while running:
        time.sleep(chance.uniform(0.3, 1.5))
        for process in preview.children("Rooms"):
            try:
                os.kill(process, signal.SIGKILL)
                kills += 1
            except ProcessLookupError:
                pass


try:
    client = Socket(preview.url, scale=2)
    preview.ready(client)
    client.call("time", do="pause")
    target, count = None, None
    for page in range(client.call("state")["screen"]["pages"]):
        client.call("show", place="home", page=page)
        found = [region for region in client.call("state")["regions"] if region["kind"] == "button" and region["label"] == "Add"]
        if found:
            target = found[0]
            break
    assert target, "there is no button “Add”"

    def shown():
        tree = client.call("tree", target=target["id"])["text"]
        return tree

    thread = threading.Thread(target=murder, daemon=True)
    thread.start()
    seconds = []
    for _ in range(taps):
        client.frames.clear()
        start = time.time()
        client.call("tap", target=target["id"])
        client.call("state")
        end = time.time() + 5
        while not any(header["patches"] for _, header, _ in client.frames) and time.time() < end:
            client.call("state")
        painted = [moment for moment, header, _ in client.frames if header["patches"]]
        if painted:
            seconds.append(painted[0] - start)
    running = False
    thread.join()
    client.call("tap", target=target["id"])
    # The last tap may have to wait for an extension that was just killed.
    end = time.time() + 10
    tree = shown()
    while f'"{taps + 1}"' not in tree and time.time() < end:
        time.sleep(0.1)
        tree = shown()
    ledger = client.call("ledger")
    print(f"{taps + 1} taps, the extension was killed {kills} times; median from tap to pixels {statistics.median(seconds) * 1000:.0f} ms")
    assert kills > 0
    assert f'"{taps + 1}"' in tree, f"not {taps + 1}:\n{tree}"
    print("no tap was lost and none counted twice")
finally:
    running = False
    preview.stop()
