"""Records a session of `islet preview` by the option and by the page's button, and looks at both traces without Islet. Arguments: the program, a
folder for a copy of the example, the example. Ends with 1 where something else was seen than expected."""
import hashlib, json, re, shutil, signal, subprocess, sys
from pathlib import Path
from playwright.sync_api import expect, sync_playwright

program, folder, example = sys.argv[1:4]
project = Path(folder) / "FlashSale"
shutil.copytree(example, project)
recorded = Path(folder) / "recorded.html"
server = subprocess.Popen(
    [program, "preview", str(project), "--no-browser", "--record", str(recorded)], stdout=subprocess.PIPE, text=True, cwd=folder)
shot = "document.getElementById('screen').toDataURL()"
try:
    url = server.stdout.readline().strip()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        page.goto(url)
        page.locator("[data-kind=app]").click(timeout=400_000)
        page.get_by_role("button", name="Reserve").first.click()
        expect(page.get_by_role("button", name="Cancel")).to_have_count(1)
        page.get_by_role("button", name="Home", exact=True).click()
        expect(page.locator("[data-kind=activity]")).to_have_count(1)

        # The button: another recording, of which the one by the option knows nothing.
        server.send_signal(signal.SIGINT)
        server.wait(30)
        server = subprocess.Popen([program, "preview", str(project), "--no-browser"], stdout=subprocess.PIPE, text=True, cwd=folder)
        page.goto(server.stdout.readline().strip())
        page.locator("[data-kind=app]").wait_for(timeout=400_000)
        page.get_by_role("button", name="Record", exact=True).click()
        page.locator("[data-kind=app]").click()
        page.get_by_role("button", name="Reserve").first.click()
        expect(page.get_by_role("button", name="Cancel")).to_have_count(1)
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the trace").click()
        saved = Path(folder) / "saved.html"
        download.value.save_as(saved)
        page.close()
        server.send_signal(signal.SIGINT)
        server.wait(30)

        for file in (recorded, saved):
            viewer = browser.new_page(viewport={"width": 1100, "height": 900})
            asked, faults = [], []
            viewer.on("request", lambda request: asked.append(request.url))
            viewer.on("pageerror", lambda error: faults.append(str(error)))
            viewer.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
            viewer.goto(file.as_uri())
            viewer.wait_for_function("document.getElementById('screen').width > 100")
            expect(viewer.locator("#lines")).to_contain_text("Step:")
            expect(viewer.locator("#lines")).to_contain_text("activity")
            first = viewer.evaluate(shot)
            last = viewer.evaluate("frames.length - 1")
            assert last > 0, f"{file} has {last + 1} pictures"
            viewer.evaluate(f"go({last})")
            viewer.wait_for_function(f"shown === {last} && !isPainting")
            end = viewer.evaluate(shot)
            assert end != first
            viewer.evaluate("go(0)")
            viewer.wait_for_function("shown === 0 && !isPainting")
            assert viewer.evaluate(shot) == first, "going back shows the same picture"
            if file == recorded:
                viewer.screenshot(path=str(Path(folder) / "trace.png"))
            others = [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
            assert not others and not faults, (others, faults)
            trace = json.loads(viewer.evaluate("document.getElementById('trace').textContent"))
            for source in trace["sources"]:
                assert hashlib.sha256((Path(folder) / source["path"]).read_bytes()).hexdigest() == source["sha256"], source
            assert len(trace["sources"]) > 3, trace["sources"]
            viewer.close()
        browser.close()
    opened = subprocess.run([program, "trace", "--no-browser", str(recorded)], capture_output=True, text=True, cwd=folder, check=True).stdout
    assert re.search(r"\d+ pictures, \d+ steps", opened) and "sources are as they were recorded" in opened, opened
    source = next(project.rglob("SaleList.swift"))
    source.write_text(source.read_text() + "\n")
    opened = subprocess.run([program, "trace", "--no-browser", str(recorded)], capture_output=True, text=True, cwd=folder, check=True).stdout
    assert "SaleList.swift" in opened, opened
    refused = subprocess.run([program, "trace", "--no-browser", str(source)], capture_output=True, text=True, check=False)
    assert refused.returncode == 2 and "is no trace" in refused.stderr, refused
    print("traces are shown without Islet")
finally:
    server.send_signal(signal.SIGINT)
    server.wait(20)
