"""Touches an app on the page of `islet preview`, in a headless Chromium: gestures, rows, menus, recognizers.
Arguments: the program, the project. Prints what was seen; ends with 1 where something else was seen than expected."""
import shutil, subprocess, sys
from playwright.sync_api import expect, sync_playwright
from session_client import Socket

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
        region("Touches").click(timeout=400_000)
        expect(region("Press")).to_be_visible()
        session = Socket(url)

        def says(text):
            """Waits until the screen shows a text."""
            for _ in range(300):
                if text in session.call("tree")["text"]:
                    return
                page.wait_for_timeout(100)
            raise AssertionError(f"“{text}” is not on the screen:\n{session.call('tree')['text']}")

        def middle(label):
            box = region(label).first.bounding_box()
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

        def drag(label, x, y, wait=0):
            """Moves a finger from the middle of something."""
            left, top = middle(label)
            page.mouse.move(left, top)
            page.mouse.down()
            page.wait_for_timeout(wait)
            for step in range(1, 11):
                page.mouse.move(left + x * step / 10, top + y * step / 10)
            page.mouse.up()

        page.mouse.click(*middle("Tap"))
        says("Tapped once")
        page.mouse.dblclick(*middle("Tap"))
        says("Tapped twice")
        drag("Press", 0, 0, wait=1500)
        says("Pressed long")
        drag("Drag", 60, 20)
        says("Dragged ")
        drag("Hold and drag", 50, 0, wait=1500)
        says("Held, then dragged ")
        page.keyboard.down("Alt")
        drag("Pinch", 20, 0)
        page.keyboard.up("Alt")
        says("Pinched")

        # Rows: swiped open, deleted, held for their menu.
        page.mouse.click(*middle("Rows"))
        says("Cherry")
        drag("Swipe", -100, 0)
        page.mouse.click(*middle("Delete"))
        expect(region("Swipe")).to_have_count(2)
        drag("Press", 0, 0, wait=1500)
        page.mouse.click(*middle("Star"))
        says("star.fill")

        # Recognizers of UIKit, and a view that takes touches itself.
        page.mouse.click(*middle("Recognizers"))
        page.mouse.dblclick(*middle("Card"))
        says("Card tapped twice")
        page.mouse.click(*middle("Card"))
        says("Card tapped once")
        drag("Strip", -150, 0)
        says("Strip swiped")
        assert not faults, faults
        print("an app is touched")
finally:
    server.terminate()
    server.wait()
