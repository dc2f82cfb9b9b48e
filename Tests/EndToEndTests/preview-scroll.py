"""Scrolls a list of ten thousand rows on the page of `islet preview`, in a headless Chromium: the page moves it at once, and shows what the
session paints. Arguments: the program, the project. Prints what was seen; ends with 1 where something else was seen than expected."""
import shutil, subprocess, sys
from playwright.sync_api import sync_playwright
from session_client import Socket

# Messages that scroll wait as long as the page says; what the screen shows is compared with the session's own picture.
SCRIPT = """
window.wait = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (window.wait && String(text).includes('"scroll"')) setTimeout(() => send.call(this, text), window.wait);
  else send.call(this, text);
};
window.pixels = () => {
  const screen = document.getElementById("screen");
  return screen.getContext("2d").getImageData(0, 0, screen.width, screen.height);
};
window.differing = async (png) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], { type: "image/png" }));
  const own = window.pixels();
  if (picture.width !== own.width || picture.height !== own.height) return -1;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const other = canvas.getContext("2d").getImageData(0, 0, picture.width, picture.height).data;
  let count = 0;
  for (let place = 0; place < other.length; place += 4)
    if ([0, 1, 2, 3].some((part) => Math.abs(other[place + part] - own.data[place + part]) > 8)) count += 1;
  return count;
};
"""

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
        page.add_init_script("(() => {" + SCRIPT + "})()")
        page.goto(url)
        region = lambda label: page.locator(f"[data-region][aria-label='{label}']")
        region("Long").first.click(timeout=400_000)
        region("Row 3, 0").wait_for()
        session = Socket(url)
        width = session.call("state")["screen"]["width"]
        # Until the largest title's spring and the like have come to rest.
        page.wait_for_timeout(1000)

        def agrees(what):
            """Waits until the page shows what the session does."""
            for _ in range(100):
                scale = page.evaluate("document.getElementById('screen').width") / width
                count = page.evaluate("(png) => window.differing(png)", session.call("picture", scale=scale)["png"])
                if count == 0:
                    return
                page.wait_for_timeout(200)
            raise AssertionError(f"{what}: {count} pixels of the page differ from the session's picture")

        def moved():
            """By how many pixels a part of the middle of the screen has moved up since `window.before`."""
            return page.evaluate("""() => {
              const [before, now] = [window.before, window.pixels()];
              const row = before.width * 4, top = Math.floor(before.height / 2), height = 120;
              for (let shift = 0; shift < top / 2; shift += 1) {
                let same = true;
                for (let place = 0; same && place < height * row; place += 4)
                  same = Math.abs(before.data[top * row + place] - now.data[(top - shift) * row + place]) < 24;
                if (same) return shift;
              }
              return -1;
            }""")

        agrees("at the beginning")
        box = page.locator("#regions").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(1500)
        agrees("after the first turn of the wheel")

        # The session hears of this one only when the page lets it.
        page.evaluate("window.before = window.pixels(); window.wait = 12000")
        page.mouse.wheel(0, 60)
        expected = 60 * page.evaluate("document.getElementById('screen').width") / box["width"]
        for _ in range(100):
            shift = moved()
            if abs(shift - expected) <= 2:
                break
            page.wait_for_timeout(100)
        assert abs(shift - expected) <= 2, f"the content moved by {shift} pixels instead of {expected} while the session waited"
        page.evaluate("window.wait = 0")
        agrees("after the session has followed")

        for distance in (900, -300, 5000):
            page.mouse.wheel(0, distance)
            page.wait_for_timeout(500)
            agrees(f"after {distance}")
        # The height of rows that were never made is an estimate: the end may move on.
        for _ in range(5):
            page.mouse.wheel(0, 10_000_000)
            page.wait_for_timeout(1000)
            agrees("on the way to the end")
            if region("Row 9,999, 0").count():
                break
        region("Row 9,999, 0").wait_for()
        agrees("at the end")
        count = page.locator("[data-region]").count()
        assert count < 80, f"{count} regions"
        region("Row 9,998, 0").click()
        region("Row 9,998, 1").wait_for()
        agrees("after a tap")

        # Cards are dragged between two of them, and the page moves them on to where the app wants them.
        region("Cards").first.click()
        region("Card 1").wait_for()
        area = region("Card 1").bounding_box()
        x, y = area["x"] + 20, area["y"] + area["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for part in range(1, 16):
            page.mouse.move(x - part * 10, y)
            page.wait_for_timeout(40)
        page.mouse.up()
        target = next(found["id"] for found in session.call("state")["regions"] if found["kind"] == "scroll")
        for _ in range(100):
            answer = session.call("scroll", target=target, x=0, y=0)
            if answer["offset"][0] > 0 and abs(answer["offset"][0] % 220) < 0.5:
                break
            page.wait_for_timeout(100)
        assert answer["rests"] and answer["offset"][0] > 0 and abs(answer["offset"][0] % 220) < 0.5, f"the cards lie at {answer}"
        agrees("after the cards have come to rest")

        # Clocks that are out of sight have no place on the screen that follows.
        region("Times").first.click()
        page.wait_for_timeout(1000)
        page.mouse.wheel(0, 400)
        page.wait_for_timeout(1500)
        region("Still").first.click()
        region("Nothing moves").wait_for()
        page.wait_for_timeout(1500)
        agrees("after a screen that is scrolled gave way to one that is not")
        assert not faults, faults
        print("ten thousand rows are scrolled on the page, and cards come to rest")
finally:
    server.terminate()
    server.wait()
