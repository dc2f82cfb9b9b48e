"""Uses an app that a storyboard describes on the page of `islet preview`: a button of each row begins a Live Activity and ends it, a text tells.
Arguments: the program, the app's folder. Prints what was seen; ends with 1 where something else was seen than expected."""
import shutil, subprocess, sys
from playwright.sync_api import expect, sync_playwright

program, project = sys.argv[1:3]
server = subprocess.Popen([program, "preview", project, "--no-browser", "--at", "2026-03-02T09:00"], stdout=subprocess.PIPE, text=True)
try:
    url = server.stdout.readline().strip()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 1000})
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        page.goto(url)
        region = lambda label: page.locator(f"[data-region][aria-label='{label}']")
        region("FlashSale").click(timeout=400_000)
        expect(region("预约抢购")).to_have_count(3)
        region("预约抢购").nth(1).click()
        expect(region("已预约")).to_have_count(1)
        region("已预约").click()
        expect(region("预约抢购")).to_have_count(3)
        print("a storyboard's app is used")
finally:
    server.terminate()
    server.wait()
