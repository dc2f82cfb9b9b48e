"""Uses an app of UIKit on the page of `islet preview`, in a headless Chromium: rows, screens, an alert with a field, controls, a sheet, scrolling.
Arguments: the program, the project. Prints what was seen; ends with 1 where something else was seen than expected."""
import re, shutil, subprocess, sys
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
        region("Panels").click(timeout=400_000)

        # A row opens a screen, where a button counts; the way back leads back.
        region("Fern").click()
        region("Water").click()
        region("Back").click()
        expect(region("Cactus")).to_be_visible()

        # An alert takes a text, and its action a row.
        region("Add").click()
        # What is typed goes to the field that the tap gave the keyboard to.
        field = page.locator("[data-region][data-kind=field]")
        field.click()
        expect(page.locator(".typing")).to_be_focused()
        page.keyboard.type("Mint")
        expect(field).to_have_attribute("aria-label", re.compile(": Mint$"))
        region("Add").click()
        expect(region("Mint")).to_be_visible()

        # Controls of UIKit, and a view of SwiftUI among them.
        region("Watering").click()
        region("Tapped 0 times").click()
        expect(region("Tapped 1 times")).to_be_visible()
        region("More").click()
        region("Dismiss").click()
        expect(region("More")).to_be_visible()

        # A collection of a thousand items is scrolled; those out of sight are not there.
        region("Grid").click()
        cell = lambda number: page.locator("[data-region][aria-label='%s']" % number)
        expect(cell(0)).to_be_visible()
        place = page.locator("#regions").bounding_box()
        page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.mouse.wheel(0, 3000)
        expect(cell(0)).to_have_count(0)
        assert not faults, faults
        print("an app of UIKit is used")
finally:
    server.terminate()
    server.wait()
