"""Edits literals while the page of `islet preview` is looked at. Arguments: the program, a folder for a copy of the example, the example.
Ends with 1 where something else was seen than expected."""
import json, re, shutil, signal, subprocess, sys
from pathlib import Path
from playwright.sync_api import expect, sync_playwright

program, folder, example = sys.argv[1:4]
project = Path(folder) / "FlashSale"
shutil.copytree(example, project)
server = subprocess.Popen([program, "preview", str(project), "--no-browser"], stdout=subprocess.PIPE, text=True)
try:
    url = server.stdout.readline().strip()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        builds = []
        page.goto(url)
        page.locator("[data-kind=app]").click(timeout=400_000)
        page.get_by_role("button", name="Reserve").first.click()
        expect(page.get_by_role("button", name="Cancel")).to_have_count(1)

        # Another text: the app goes on with what was reserved, and was not started again.
        source = project / "FlashSaleApp" / "SaleList.swift"
        text = source.read_text()
        source.write_text(text.replace('"Reserve"', '"Take it"'))
        expect(page.get_by_role("button", name="Take it").first).to_be_visible()
        expect(page.get_by_role("button", name="Cancel")).to_have_count(1)
        page.get_by_role("tab", name=re.compile("What happened")).click()
        expect(page.locator("#panel")).to_contain_text("updated")
        assert "ended" not in page.locator("#panel").inner_text(), page.locator("#panel").inner_text()

        # The same while the time stands still, so that nothing else is a reason to make the views again.
        page.get_by_role("button", name="Pause", exact=True).click()
        source.write_text(text.replace('"Reserve"', '"Take this"'))
        expect(page.get_by_role("button", name="Take this").first).to_be_visible()
        page.get_by_role("button", name="Play", exact=True).click()

        # The state of the activity, changed as JSON.
        page.get_by_role("button", name="Home", exact=True).click()
        page.get_by_role("tab", name=re.compile("Activities")).click()
        field = page.get_by_label("State as JSON")
        state = json.loads(field.input_value())
        name = next(key for key, value in state.items() if isinstance(value, (str, bool, int, float)))
        other = {**state, name: "changed" if isinstance(state[name], str) else not state[name] if isinstance(state[name], bool) else state[name] + 1}
        field.fill("{")
        page.get_by_role("button", name="Update the activity").click()
        expect(page.locator("#panel [role=alert]")).to_contain_text("JSON")
        field.fill(json.dumps(other))
        page.get_by_role("button", name="Update the activity").click()
        page.get_by_role("tab", name=re.compile("What happened")).click()
        expect(page.locator("#panel")).to_contain_text("activity updated")
        page.get_by_role("tab", name=re.compile("Activities")).click()
        assert json.loads(page.get_by_label("State as JSON").input_value()) == other
        page.get_by_role("button", name="App", exact=True).click()

        # Taken back, and then code that needs the compiler.
        source.write_text(text)
        expect(page.get_by_role("button", name="Reserve").first).to_be_visible()
        source.write_text(text.replace('"Reserve"', 'item.name'))
        expect(page.get_by_role("button", name="Reserve")).to_have_count(0)
        browser.close()
    print("edits of literals are seen while the app goes on")
finally:
    server.send_signal(signal.SIGINT)
    server.wait(20)
