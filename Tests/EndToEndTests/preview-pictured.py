"""Uses an app without scenes, whose window its storyboard makes, over the session of `islet preview`: it is set up before anything is loaded, and
goes on when it has drawn a picture. Arguments: the program, the project. Ends with 1 where something else was seen than expected."""
import sys, time
from session_client import Preview, Socket

program, project = sys.argv[1:3]
preview = Preview(program, project, "--at", "2026-03-02T09:00")


def until(condition, limit=60):
    """Waits for the text of the screen."""
    end = time.time() + limit
    while time.time() < end:
        text = client.call("tree")["text"] if isinstance(client.call("tree"), dict) else client.call("tree")
        if condition(text):
            return text
        time.sleep(0.1)
    raise AssertionError(f"not seen: {text}")


try:
    client = Socket(preview.url)
    app = preview.ready(client)["apps"][0]["id"]
    client.call("show", place="app", app=app)
    until(lambda text: "Given before it was loaded" in text)
    for count in (1, 2):
        button = next(region for region in client.call("state")["regions"] if region["label"] == "Draw")
        client.call("tap", target=button["id"])
        until(lambda text: f"Draw {count}" in text)
    state = client.call("state")
    assert state["screen"]["place"] == "app", state["screen"]
    assert not [finding for finding in state["diagnostics"] if finding["code"] == "app-busy"], state["diagnostics"]
    print("an app that draws pictures goes on")
finally:
    preview.stop()
