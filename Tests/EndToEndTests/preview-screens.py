"""Uses an app's screens on the page of `islet preview`, in a headless Chromium: tabs, screens that open, a sheet, a menu, an alert, a dialog.
Arguments: the program, the project. Prints what was seen; ends with 1 where something else was seen than expected."""
import shutil, subprocess, sys
from playwright.sync_api import expect, sync_playwright

program, project = sys.argv[1:3]
server = subprocess.Popen([program, "preview", project, "--no-browser", "--at", "2026-03-02T09:00"], stdout=subprocess.PIPE, text=True)
try:
    url = server.stdout.readline().strip()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 1000})
        faults = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        page.goto(url)
        region = lambda label: page.locator(f"[data-region][aria-label='{label}']")
        region("Screens").click(timeout=400_000)

        # A screen opens and keeps the tabs; the way back leads back.
        region("Margherita").click()
        region("Increment Pieces: 1").click()
        expect(region("Increment Pieces: 2")).to_be_visible()
        region("Back").click()
        expect(region("Funghi")).to_be_visible()

        # What lies over the screen takes all touches.
        region("Add").click()
        expect(region("Done")).to_be_visible()
        expect(region("Funghi")).to_have_count(0)
        region("Size").click()
        region("Large").click()
        region("Done").click()
        expect(region(", Large")).to_be_visible()

        # A menu, an alert that asks, and the way back by the program itself.
        region("Funghi").click()
        region("More").click()
        region("Cancel the order").click()
        region("Cancel it").click()
        expect(region("Margherita")).to_be_visible()
        expect(region("Funghi")).to_have_count(0)

        # Another tab, and a choice at the lower edge.
        region("Settings").click()
        region("Choose a colour").click()
        region("Blue").click()
        expect(region("Notifications")).to_be_visible()
        assert not faults, faults
        print("screens open, close and ask")
finally:
    server.terminate()
    server.wait()
