"""A push service joins the device of a running preview, then that of a host: a push moves the island, and each is explained once.

Usage: push-join.py PROGRAM APP WIDGETS FOLDER
"""
import json, os, signal, subprocess, sys, time
from session_client import Preview, Socket

program, app, widgets, folder = sys.argv[1:]
push = os.path.join(folder, "push")


def file(name, value):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as out:
        json.dump(value, out)
    return path


def wait(what, name, limit=120):
    end = time.time() + limit
    while time.time() < end:
        found = what()
        if found:
            return found
        if client:
            client.rest()
        time.sleep(0.1)
    raise SystemExit(f"{name}: not within {limit} s\n{log()}")


def log():
    with open(log_path, encoding="utf-8") as text:
        return text.read()


def send(*words):
    done = subprocess.run([program, "push", "send", "--port", port, "--push-folder", push, *words], capture_output=True, text=True)
    return done.stdout + done.stderr


def pushes():
    url = f"https://localhost:{port}/islet/pushes"
    done = subprocess.run(["curl", "--silent", "--http2", "--cacert", push + "/authority.pem", url], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["pushes"]


def joined():
    return log().count("joined the device")


log_path = os.path.join(folder, "serve.log")
attributes, good, bad = file("attributes.json", {"parcel": "P8"}), file("good.json", {"stops": 3}), file("bad.json", {"stop": 3})
with open(log_path, "w", encoding="utf-8") as output:
    service = subprocess.Popen([program, "push", "serve", "--join", "--push-folder", push, "--port", "0"], stdout=output, stderr=output)
preview = host = client = None
try:
    wait(lambda: "Ctrl-C" in log(), "the service")
    port = log().split("localhost:")[1].split()[0]
    preview = Preview(program, app, widgets, "--push-folder", push)
    client = Socket(preview.url, scale=2)
    preview.ready(client)
    wait(lambda: joined() == 1, "the service joins the preview")
    client.call("show", place="home", page=0)
    time.sleep(1)
    before = client.call("picture")["png"]
    answer = wait(lambda: (lambda text: text if text.startswith("200 started") else None)(send(
        "--start", "DeliveryAttributes", "--attributes", attributes, "--content", good)), "the activity starts")
    activities = wait(lambda: client.call("state").get("activities"), "the page knows the activity")
    wait(lambda: client.call("picture")["png"] != before, "the island moves")
    identifier = activities[0]["id"]
    # A busy device may tell the service its token, and explain a push, later than the sender waits.
    wait(lambda: "200" in send("--activity", identifier, "--content", bad), "the second push is accepted")
    found = wait(lambda: (lambda all: all if [push for push in all if push["effects"]][-1]["effects"][0]["code"] != "started" else None)(pushes()),
                 "the second push is explained")
    assert [[effect["code"] for effect in push["effects"]] for push in found if push["effects"]][-2:] == [["started"], ["undecodable"]], found
    assert "the key “stops” is missing" in [push for push in found if push["effects"]][-1]["effects"][0]["sentence"], found

    # The same device before it got anything has no activity, and its token is of no use.
    client.call("time", do="by", by=-3600)
    wait(lambda: not client.call("state").get("activities"), "the activity is gone")
    text = wait(lambda: (lambda text: text if "410" in text else None)(send("--activity", identifier, "--content", good)), "its token has ended")
    assert "Unregistered" in text, text

    client.close()
    preview.stop()
    preview = client = None
    with open(os.path.join(folder, "host.log"), "w", encoding="utf-8") as output:
        words = ["host", app, widgets, "--push-folder", push, "--device-folder", os.path.join(folder, "device")]
        host = subprocess.Popen([program, *words], stdout=output, stderr=output, stdin=subprocess.DEVNULL)
    wait(lambda: joined() == 2, "the service joins the host")
    wait(lambda: send("--start", "DeliveryAttributes", "--attributes", attributes, "--content", good).startswith("200 started"), "it starts there")
    print("joined a preview and a host")
finally:
    for process in [service, host]:
        if process:
            process.send_signal(signal.SIGINT)
            process.wait(60)
    if preview:
        preview.stop()
