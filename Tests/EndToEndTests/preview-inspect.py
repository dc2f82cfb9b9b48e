"""Looks closely on the page of `islet preview`: views under the pointer, what programs keep. Arguments: the program, the project Rooms. Ends with 1
where something else was seen than expected."""
import re, shutil, sys
from playwright.sync_api import expect, sync_playwright
from session_client import Preview

program, project = sys.argv[1:3]
preview = Preview(program, project, "--at", "2026-03-02T09:00")
try:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        faults = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        page.goto(preview.url)
        button = lambda name: page.get_by_role("button", name=name, exact=True)
        page.locator("[data-kind=widget]").first.wait_for(timeout=400_000)
        for number in range(1, 5):
            if page.locator("[data-kind=button][aria-label=Add]").count():
                break
            button(f"Page {number}").click()
            page.wait_for_timeout(1000)

        # What a tap on the counter keeps is seen, and seen again when it changes.
        add = page.locator("[data-kind=button][aria-label=Add]").first
        add.click()
        page.get_by_role("tab", name="Data").click()
        panel = page.locator("#panel")
        expect(panel).to_contain_text("Program")
        expect(panel.locator("dt", has_text="count")).to_have_count(1)
        expect(panel.locator("dd").first).to_have_text("1")
        add.click()
        expect(panel.locator("dd").first).to_have_text("2")

        # The view under the pointer has a box, a click keeps it and names its line.
        page.get_by_role("tab", name="Inspector").click()
        page.get_by_role("switch", name="Look under the pointer").check()
        spot = add.bounding_box()
        page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        expect(page.locator("#box")).to_be_visible()
        expect(panel).to_contain_text("Button")
        expect(panel).to_contain_text(re.compile(r"Home\.swift:\d+"))
        page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        expect(page.locator("#status")).to_have_text(re.compile(r"Home\.swift:\d+"))
        kept = panel.inner_text()
        page.mouse.move(spot["x"] + 200, spot["y"] - 60)
        page.wait_for_timeout(500)
        assert panel.inner_text() == kept, "a click keeps the views"
        page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        page.mouse.move(spot["x"] + 3, 200)
        page.wait_for_timeout(1000)
        assert panel.inner_text() != kept, "the second click looks again"
        assert not faults, faults
        browser.close()
    print("views and what programs keep are seen")
finally:
    preview.stop()
