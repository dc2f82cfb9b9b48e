// @ts-check
import { byId, element } from "./elements.js";
import { Layers } from "./layers.js";
import { Touches } from "./touches.js";
import { Typing } from "./typing.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Region} Region */

/** The phone: the pictures of its screen, and over them the places that take touches. */
export class Phone {
  /** Milliseconds until a touch is one that holds. */
  static holdTime = 450;
  /** Pixels after which a touch that moves is a swipe. */
  static swipeDistance = 28;
  /** The part of the speed that is left after a millisecond: `UIScrollView.DecelerationRate.normal`. */
  static deceleration = 0.998;
  /** Milliseconds after which a wheel has come to a stop. */
  static wheelPause = 160;
  /** Milliseconds in which content comes to rest where the app wants it. An estimate. */
  static restTime = 400;
  #layers = new Layers(/** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (byId("screen"))));
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, Region>} */
  #regions = new Map();
  /** What is still to be scrolled, in points. @type {{target: string, x: number, y: number} | undefined} */
  #scrolling;
  /** Regions whose app decides where they come to rest. @type {Set<string>} */
  #resting = new Set();
  #isScrolling = false;
  #wheelTimer = 0;
  /** Counts movements without a finger; each ends the one before. */
  #gliding = 0;
  #touches = new Touches(byId("regions"), (event) => this.#under(event));
  #typing = new Typing();
  /** @type {(region: Region) => void} */
  hold = () => {};
  /** @type {(region: Region, direction: "left" | "right" | "up" | "down") => boolean} */
  swipe = () => false;

  /** @type {Session | undefined} */
  get session() { return this.#touches.session; }
  set session(session) { this.#touches.session = this.#typing.session = session; }

  constructor() {
    this.#touches.fill = ({ id }) => this.#tap(id);
    new ResizeObserver(() => this.fit()).observe(byId("stage"));
    byId("regions").addEventListener("wheel", (event) => {
      if (!this.#scroll(event, event.deltaX, event.deltaY)) return;
      event.preventDefault();
      this.#restLater(event);
    }, { passive: false });
  }

  /**
   * Paints parts of the screen.
   * @param {{patch: import("./session.js").Patch, picture: Blob}[]} patches
   * @param {number[]} size of the whole screen in pixels
   * @param {import("./session.js").Scrolled} [scrolled]
   */
  async paint(patches, size, scrolled) { await this.#layers.paint(patches, size, scrolled); }

  /** Makes the phone as large as the stage allows. */
  fit() {
    const device = this.session?.state.screen ?? this.session?.state.device;
    if (!device) return;
    const stage = byId("stage");
    const style = getComputedStyle(stage);
    const room = { width: stage.clientWidth - parseFloat(style.paddingLeft) * 2, height: stage.clientHeight - 28 - parseFloat(style.paddingTop) * 2 };
    const unit = Math.min(1.15, (room.width - 8) / (device.width + 22), (room.height - 8) / (device.height + 22));
    const phone = byId("phone");
    phone.style.setProperty("--w", String(device.width));
    phone.style.setProperty("--h", String(device.height));
    phone.style.setProperty("--corner", String(device.cornerRadius));
    phone.style.setProperty("--u", `${unit.toFixed(4)}px`);
    this.session?.setScale(unit * devicePixelRatio > 1.5 ? 3 : 2);
  }

  /** @param {Region[]} regions from the back to the front */
  show(regions) {
    const host = byId("regions");
    this.#regions = new Map(regions.map((region) => [region.id, region]));
    for (const [id, button] of this.#buttons) {
      if (this.#regions.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    regions.forEach((region, place) => {
      const button = this.#buttons.get(region.id) ?? this.#make(region.id);
      this.#update(button, region);
      if (host.children[place] !== button) host.insertBefore(button, host.children[place] ?? null);
    });
    this.#typing.follow(regions);
  }

  /** @param {string} id */
  #make(id) {
    const button = /** @type {HTMLButtonElement} */ (element("button", { type: "button", "data-region": id }));
    let timer = 0;
    let held = false;
    let wheeled = 0;
    /** @type {{x: number, y: number} | undefined} where a touch began on this button */
    let start;
    button.addEventListener("pointerdown", (event) => {
      held = false;
      speed = undefined;
      this.#gliding += 1;
      button.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY };
      button.classList.add("touched");
      timer = window.setTimeout(() => {
        held = true;
        this.#hold(id);
      }, Phone.holdTime);
    });
    let dragged = false;
    let moved = 0;
    /** The finger's last movement, in pixels a millisecond. @type {{event: PointerEvent, x: number, y: number} | undefined} */
    let speed;
    button.addEventListener("pointermove", (event) => {
      if (!start) return;
      if (dragged) {
        const passed = Math.max(1, event.timeStamp - moved);
        speed = { event, x: (start.x - event.clientX) / passed, y: (start.y - event.clientY) / passed };
        moved = event.timeStamp;
        this.#scroll(event, start.x - event.clientX, start.y - event.clientY);
        start = { x: event.clientX, y: event.clientY };
        return;
      }
      if (held) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.max(Math.abs(x), Math.abs(y)) < Phone.swipeDistance) return;
      const direction = Math.abs(x) > Math.abs(y) ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down";
      dragged = this.#scroll(event, start.x - event.clientX, start.y - event.clientY);
      if (dragged) start = { x: event.clientX, y: event.clientY };
      held = dragged || this.#swipe(id, direction);
      if (held) clearTimeout(timer);
    });
    button.addEventListener("wheel", (event) => {
      if (Math.abs(event.deltaY) < 8 || event.timeStamp - wheeled < Phone.holdTime) return;
      if (this.#swipe(id, event.deltaY > 0 ? "up" : "down")) {
        wheeled = event.timeStamp;
        event.preventDefault();
      }
    });
    for (const name of ["pointerup", "pointerleave", "pointercancel"]) {
      button.addEventListener(name, (event) => {
        clearTimeout(timer);
        if (name === "pointerup" && event instanceof PointerEvent && !isOver(button, event)) held = true;
        if (dragged && name === "pointerup") this.#glide(speed);
        start = undefined;
        dragged = false;
        button.classList.remove("touched");
      });
    }
    button.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#hold(id);
    });
    button.addEventListener("click", () => {
      if (!held) this.#tap(id);
      held = false;
    });
    button.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -60, ArrowDown: 60, PageUp: -400, PageDown: 400 }[event.key];
      if (step === undefined || this.#regions.get(id)?.kind !== "scroll") return;
      this.#scrollBy(id, 0, step);
      event.preventDefault();
    });
    this.#buttons.set(id, button);
    return button;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Region} region
   */
  #update(button, region) {
    const [x, y, width, height] = region.frame;
    for (const [name, value] of Object.entries({ "--x": x, "--y": y, "--rw": width, "--rh": height })) button.style.setProperty(name, String(value));
    button.setAttribute("aria-label", region.value && region.kind === "field" ? `${region.label}: ${region.value}` : region.label);
    button.dataset.kind = region.kind;
    button.disabled = !region.isEnabled;
    if (region.gestures) button.dataset.gestures = region.gestures.join(" ");
    if (region.kind === "touch") {
      button.tabIndex = -1;
      button.setAttribute("aria-hidden", "true");
    }
    if (region.kind === "toggle") button.setAttribute("aria-pressed", String(region.value === "on" || region.value === "true"));
    if (region.kind === "link") button.setAttribute("role", "link");
  }

  /** @param {string} id */
  #tap(id) {
    const region = this.#regions.get(id);
    if (!region || region.kind === "scroll" || region.kind === "touch" || this.#layers.isAhead) return;
    // What has no keyboard on the phone is asked for by the browser: a slider's value, a date.
    if (region.kind === "field" && region.isFocused === undefined) {
      const text = prompt(region.label, region.value ?? "");
      if (text !== null) void this.session?.want("enter", { target: id, text, submit: true });
      return;
    }
    void this.session?.want("tap", { target: id });
  }

  /**
   * @param {string} id
   * @param {"left" | "right" | "up" | "down"} direction
   */
  #swipe(id, direction) {
    const region = this.#regions.get(id);
    return region ? this.swipe(region, direction) : false;
  }

  /**
   * The regions under a pointer, the foremost first.
   * @param {MouseEvent} event
   */
  #under(event) {
    return document.elementsFromPoint(event.clientX, event.clientY).flatMap((found) => {
      const region = found instanceof HTMLElement ? this.#regions.get(found.dataset.region ?? "") : undefined;
      return region ? [region] : [];
    });
  }

  /**
   * Scrolls what lies innermost under the pointer. False where nothing there is scrolled.
   * @param {MouseEvent} event
   * @param {number} x pixels of the page
   * @param {number} y
   */
  #scroll(event, x, y) {
    const inner = this.#scrolledUnder(event);
    if (!inner) return false;
    this.#scrollBy(inner.region.id, x / inner.unit, y / inner.unit);
    return true;
  }

  /**
   * What is scrolled innermost under the pointer, and how many pixels of the page a point has.
   * @param {MouseEvent} event
   */
  #scrolledUnder(event) {
    const place = byId("regions").getBoundingClientRect();
    const unit = place.width / (this.session?.state.screen.width ?? place.width);
    const [left, top] = [(event.clientX - place.left) / unit, (event.clientY - place.top) / unit];
    const found = [...this.#regions.values()].filter(({ kind, frame }) => kind === "scroll"
      && left >= frame[0] && left < frame[0] + frame[2] && top >= frame[1] && top < frame[1] + frame[3]);
    const region = found.sort((a, b) => a.frame[2] * a.frame[3] - b.frame[2] * b.frame[3])[0];
    return region ? { region, unit } : undefined;
  }

  /** A wheel has no end: it has ended when it has not turned for a while. @param {WheelEvent} event */
  #restLater(event) {
    const inner = this.#scrolledUnder(event);
    clearTimeout(this.#wheelTimer);
    if (!inner) return;
    this.#wheelTimer = window.setTimeout(() => {
      if (this.#resting.has(inner.region.id)) void this.#rest(inner.region.id, 0, 0, ++this.#gliding);
    }, Phone.wheelPause);
  }

  /**
   * The app decides where content comes to rest that a finger has left, and it is moved there.
   * @param {string} target
   * @param {number} x points a second
   * @param {number} y
   * @param {number} number
   */
  async #rest(target, x, y, number) {
    while (this.#isScrolling) await new Promise(requestAnimationFrame);
    const answer = await this.session?.want("scroll", { target, x: 0, y: 0, velocity: [x, y] });
    if (!answer?.rest || !answer.offset || number !== this.#gliding) return;
    const way = [answer.rest[0] - answer.offset[0], answer.rest[1] - answer.offset[1]];
    const start = performance.now();
    let done = 0;
    const step = () => {
      if (number !== this.#gliding) return;
      const part = Math.min(1, (performance.now() - start) / Phone.restTime);
      const eased = 1 - (1 - part) ** 3;
      this.#scrollBy(target, way[0] * (eased - done), way[1] * (eased - done));
      done = eased;
      if (part < 1) requestAnimationFrame(step);
    };
    step();
  }

  /**
   * Content goes on moving when a finger leaves it, ever more slowly, until it is touched again.
   * @param {{event: PointerEvent, x: number, y: number} | undefined} speed
   */
  #glide(speed) {
    if (!speed) return;
    this.#gliding += 1;
    const number = this.#gliding;
    const inner = this.#scrolledUnder(speed.event);
    if (inner && this.#resting.has(inner.region.id)) {
      void this.#rest(inner.region.id, speed.x * 1000 / inner.unit, speed.y * 1000 / inner.unit, number);
      return;
    }
    let [last, x, y] = [performance.now(), speed.x, speed.y];
    const step = () => {
      if (number !== this.#gliding || Math.hypot(x, y) < 0.02) return;
      const now = performance.now();
      const slower = Phone.deceleration ** (now - last);
      this.#scroll(speed.event, x * (now - last), y * (now - last));
      [last, x, y] = [now, x * slower, y * slower];
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /**
   * One request at a time: what comes meanwhile is added up, and seen at once where it is painted.
   * @param {string} target
   * @param {number} x points
   * @param {number} y
   */
  #scrollBy(target, x, y) {
    if (!this.#layers.move(target, x, y)) {
      const known = this.#scrolling?.target === target ? this.#scrolling : { target, x: 0, y: 0 };
      this.#scrolling = { target, x: known.x + x, y: known.y + y };
    }
    if (!this.#isScrolling) void this.#sendScrolling();
  }

  async #sendScrolling() {
    this.#isScrolling = true;
    for (let next = this.#takeScrolling(); next; next = this.#takeScrolling()) {
      const answer = await this.session?.want("scroll", next);
      if (answer?.rests) this.#resting.add(next.target); else this.#resting.delete(next.target);
      if (next.target === this.#layers.target) this.#layers.scrolledTo(answer?.offset);
    }
    this.#isScrolling = false;
  }

  /** What the session is asked for next. */
  #takeScrolling() {
    const next = this.#scrolling;
    this.#scrolling = undefined;
    if (next) return next;
    const [target, distance] = [this.#layers.target, this.#layers.takeDistance()];
    return target && distance ? { target, ...distance } : undefined;
  }

  /** @param {string} id */
  #hold(id) {
    const region = this.#regions.get(id);
    if (region) this.hold(region);
  }
}

/**
 * Whether a finger is still over what it touched.
 * @param {HTMLElement} button
 * @param {PointerEvent} event
 */
function isOver(button, { clientX, clientY }) {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
