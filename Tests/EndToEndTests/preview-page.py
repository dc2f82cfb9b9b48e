"""Uses the page of `islet preview` as a person does, in a headless Chromium. Arguments: the program, a folder for a copy of the example,
the example. Prints what was seen; ends with 1 where something else was seen than expected."""
import re, shutil, signal, subprocess, sys
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
        faults = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(url)
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)

        # Reserve in the app; the island appears.
        # Both programs are built first, which takes minutes on a busy machine.
        page.locator("[data-kind=app]").click(timeout=400_000)
        page.get_by_role("button", name="Reserve").first.click()
        expect(page.get_by_role("button", name="Cancel")).to_have_count(1)
        page.get_by_role("button", name="Home", exact=True).click()
        island = page.locator("[data-kind=activity]")
        expect(island).to_have_count(1)

        # The text in it follows the clock: the picture changes.
        shot = lambda: page.evaluate("document.getElementById('screen').toDataURL()")
        before = shot()
        for _ in range(60):
            page.wait_for_timeout(500)
            if shot() != before:
                break
        else:
            raise AssertionError("the countdown does not tick")

        # The same activity in other places, each in its own size; the phone's screen is as it was afterwards.
        sizes = set()
        for place in ["always-on", "standby", "watch", "carplay", "menubar"]:
            page.get_by_label("Other places").select_option(place)
            for _ in range(40):
                page.wait_for_timeout(250)
                size = page.evaluate("(({width, height}) => `${width} ${height}`)(document.getElementById('screen'))")
                if size not in sizes:
                    break
            sizes.add(size)
        assert len(sizes) == 5, f"places have the sizes {sizes}"
        page.get_by_role("button", name="Home", exact=True).click()
        expect(island).to_have_count(1)

        # Expand it, and follow its link back with the Chinese name intact.
        island.click(button="right")
        link = page.locator("[data-kind=link]")
        expect(link).to_have_count(1)
        expect(island).to_have_attribute("aria-label", re.compile("青瓷茶壶"))
        link.click()
        page.get_by_role("tab", name=re.compile("Output")).click()
        expect(page.locator("#panel")).to_contain_text("Opened 青瓷茶壶")

        # Cancel; it goes.
        page.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Home", exact=True).click()
        expect(island).to_have_count(0)

        # A day on, an hour back.
        clock = lambda: page.locator("#clock").inner_text()
        day = clock()
        page.get_by_role("button", name="A day on").click()
        expect(page.locator("#clock")).not_to_contain_text(day[:6])
        page.get_by_role("button", name="An hour back").click()
        expect(island).to_have_count(0)

        # A broken file, and a mended one.
        source = project / "FlashSaleApp" / "SaleList.swift"
        text = source.read_text()
        source.write_text(text.replace("spacing: 14", "spacing: nonsense"))
        expect(page.get_by_role("alert").first).to_contain_text("cannot find 'nonsense' in scope")
        source.write_text(text.replace('"Reserve"', '"Take it"'))
        expect(page.locator("#cover")).to_be_hidden()
        page.locator("[data-kind=app]").click()
        expect(page.get_by_role("button", name="Take it").first).to_be_visible()

        names = page.evaluate("[...document.querySelectorAll('button, input, select')].filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length)).length")
        assert names == 0, f"{names} controls have no name"
        assert not faults, faults
        browser.close()
    print("the page did what it should")
finally:
    server.send_signal(signal.SIGINT)
    server.wait(20)
