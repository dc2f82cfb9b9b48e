"""Taps a counter in a widget through real processes, whose extension is killed at random. Arguments: the program, the project Rooms, how many taps
(200 unless given). None may be lost and none counted twice, but
those that were killed in the middle of their work, of which the ledger says so. Prints how long a tap takes to new pixels."""
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

    # A process that ends while nobody asks anything of it takes no tap with it.
    for number in range(1, 4):
        for process in preview.children("Rooms"):
            os.kill(process, signal.SIGKILL)
            kills += 1
        time.sleep(0.3)
        client.call("tap", target=target["id"])
        end = time.time() + 10
        while f'"{number}"' not in shown() and time.time() < end:
            time.sleep(0.1)
        assert f'"{number}"' in shown(), f"the tap {number} after a kill is lost"
    taps += 3

    thread = threading.Thread(target=murder, daemon=True)
    thread.start()
    seconds = []
    for _ in range(taps - 3):
        client.frames.clear()
        start = time.time()
        client.call("tap", target=target["id"])
        client.call("state")
        end = time.time() + 1
        while not any(header["patches"] for _, header, _ in client.frames) and time.time() < end:
            client.call("state")
        painted = [moment for moment, header, _ in client.frames if header["patches"]]
        if painted:
            seconds.append(painted[0] - start)
    running = False
    thread.join()
    client.call("tap", target=target["id"])
    # A reload whose process was killed is tried again after a while.
    client.call("time", do="by", by=600)
    events = [event["text"] for event in client.call("ledger")]
    done = sum(text == "intent performed: succeeded" for text in events)
    failed = sum(text == "intent performed: failed" for text in events)
    defaults = client.call("data")["containers"][0]["defaults"]
    count = next(int(entry["value"]) for entry in defaults if entry["key"] == "count")
    end = time.time() + 10
    tree = shown()
    while f'"{count}"' not in tree and time.time() < end:
        time.sleep(0.1)
        tree = shown()
    print(f"{taps + 1} taps, the extension was killed {kills} times; median from tap to pixels {statistics.median(seconds) * 1000:.0f} ms")
    assert kills > 0
    # What was killed in the middle of its work may have counted or not; the ledger says of each that it failed.
    assert done + failed == taps + 1, f"{done} done, {failed} failed"
    assert done <= count <= done + failed, f"{count} counted, {done} done, {failed} failed"
    assert failed <= kills, f"{failed} taps failed, {kills} kills"
    assert f'"{count}"' in tree, f"not {count}:\n{tree}"
    print("no tap was lost and none counted twice")
finally:
    running = False
    preview.stop()
