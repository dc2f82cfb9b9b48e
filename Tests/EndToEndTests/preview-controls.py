"""Uses controls, forms, stacks and looks on the page of `islet preview`, in a headless Chromium. Arguments: the program, a project with controls
and widgets. Prints what was seen; ends with 1 where something else was seen than expected."""
import re, shutil, signal, subprocess, sys
from playwright.sync_api import expect, sync_playwright

program, project = sys.argv[1:3]
server = subprocess.Popen([program, "preview", project, "--no-browser", "--at", "2026-03-02T09:00"], stdout=subprocess.PIPE, text=True)
try:
    url = server.stdout.readline().strip()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        faults = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        page.goto(url)
        button = lambda name: page.get_by_role("button", name=name, exact=True)
        widgets = lambda words: page.locator(f"[data-kind=widget][aria-label*='{words}']")
        widgets("Nowhere").first.wait_for(timeout=400_000)

        # Controls: a toggle, a button, and one that is configured.
        button("Controls").click()
        control = lambda kind: page.locator(f"[data-region$='{kind}']")
        expect(control("Lamp")).to_have_attribute("aria-pressed", "false")
        control("Lamp").click()
        expect(control("Lamp")).to_have_attribute("aria-pressed", "true")
        control("Count").click()
        expect(control("Count")).to_have_attribute("aria-label", re.compile("Count 1"))
        control("Timer").click(button="right")
        button("Edit control …").click()
        page.get_by_label("Minutes").fill("25")
        page.keyboard.press("Tab")
        expect(control("Timer")).to_have_attribute("aria-label", re.compile("25 min"))
        button("Close").click()
        wide = control("Lamp").bounding_box()
        control("Lamp").click(button="right")
        button("Make it small").click()
        expect(control("Lamp")).to_have_css("width", re.compile(r"^\d\d(\.|p)"))
        assert control("Lamp").bounding_box()["width"] < wide["width"] / 2 + 1

        # A form: what can be chosen depends on what was chosen, queries search, the summary hides.
        button("Home").click()
        widgets("Nowhere").first.click(button="right")
        button("Edit widget …").click()
        city = page.get_by_label("City", exact=True)
        expect(city).to_contain_text("Paris")
        page.get_by_label("Country", exact=True).select_option(label="Japan · A country")
        expect(city).to_contain_text("Tokyo")
        page.get_by_label("Search City").fill("kyo")
        expect(city).to_contain_text("Kyoto")
        city.select_option(label="Kyoto")
        page.get_by_label("Weather", exact=True).uncheck()
        expect(page.get_by_label("Unit", exact=True)).to_have_count(0)
        button("Close").click()
        expect(widgets("Kyoto")).to_have_count(1)

        # An hour back the widget is as it was; the controls too.
        button("An hour back").click()
        expect(widgets("Kyoto")).to_have_count(0)

        # A stack, and a swipe through it.
        widgets("Rooms, 0").click(button="right", position={"x": 12, "y": 12})
        page.get_by_role("button", name=re.compile("Stack on Trip")).first.click()
        expect(widgets("Rooms, 0")).to_have_count(1)
        expect(widgets("Nowhere")).to_have_count(1)
        box = widgets("Rooms, 0").bounding_box()
        page.mouse.move(box["x"] + 12, box["y"] + box["height"] - 12)
        page.mouse.down()
        page.mouse.move(box["x"] + 12, box["y"] + 20, steps=5)
        page.mouse.up()
        expect(widgets("Rooms, 0")).to_have_count(0)
        expect(widgets("Nowhere")).to_have_count(2)

        # Looks differ from each other.
        shot = lambda: page.evaluate("document.getElementById('screen').toDataURL()")
        seen = {shot()}
        for style in ["tinted", "clear"]:
            page.get_by_label("Home Screen", exact=True).select_option(style)
            for _ in range(60):
                page.wait_for_timeout(250)
                if shot() not in seen:
                    break
            seen.add(shot())
        assert len(seen) == 3, "the looks of the Home Screen do not differ"
        assert not faults, faults
        browser.close()
    print("controls, forms and stacks do what they should")
finally:
    server.send_signal(signal.SIGINT)
    server.wait(20)
