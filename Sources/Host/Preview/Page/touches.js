// @ts-check

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Region} Region */

/**
 * Fingers on an app that follows gestures: each step goes to the app, which decides what it is. With the Alt key one pointer is two
 * fingers, on both sides of where it went down.
 */
export class Touches {
  /** Milliseconds after which the app hears that time passes. */
  static tick = 100;
  /** Milliseconds after the last finger until a tap cannot become two. */
  static pause = 400;
  /** Fingers on the screen, in points. @type {Map<number, number[]>} */
  #fingers = new Map();
  /** The point that the second finger of a pinch mirrors. @type {number[] | undefined} */
  #middle;
  #clock = 0;
  /** @type {{phase: string, points: number[][], seconds: number}[]} */
  #unsent = [];
  #isSending = false;
  /** Whether the click that follows is none of the page's. */
  takesClick = false;
  /** A field that is touched, until the finger moves. @type {Region | undefined} */
  #field;
  /** Somebody taps a field. @type {(region: Region) => void} */
  fill = () => {};
  /** @type {Session | undefined} */
  session;

  /**
   * @param {HTMLElement} host over the whole screen
   * @param {(event: PointerEvent) => Region[]} under the regions under a pointer, the foremost first
   */
  constructor(host, under) {
    this.host = host;
    this.under = under;
    host.addEventListener("pointerdown", (event) => this.#down(event), true);
    host.addEventListener("pointermove", (event) => this.#move(event), true);
    for (const name of ["pointerup", "pointercancel"]) host.addEventListener(name, (event) => this.#up(/** @type {PointerEvent} */ (event)), true);
    host.addEventListener("click", (event) => {
      if (!this.takesClick || event.detail === 0) return;
      this.takesClick = false;
      event.stopPropagation();
    }, true);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    const regions = this.under(event);
    this.takesClick = regions.some(({ gestures }) => gestures) && regions[0].isEnabled;
    if (!this.takesClick) return;
    this.#field = regions[0].kind === "field" ? regions[0] : undefined;
    event.stopPropagation();
    this.host.setPointerCapture(event.pointerId);
    if (event.altKey) this.#middle = this.#point(event);
    this.#fingers.set(event.pointerId, this.#point(event));
    this.#tell(this.#fingers.size === 1 ? "began" : "moved");
    clearInterval(this.#clock);
    this.#clock = window.setInterval(() => this.#tell("waited"), Touches.tick);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#fingers.has(event.pointerId)) return;
    event.stopPropagation();
    const [before, now] = [this.#fingers.get(event.pointerId) ?? [0, 0], this.#point(event)];
    if (Math.hypot(now[0] - before[0], now[1] - before[1]) < 1) return;
    this.#field = undefined;
    this.#fingers.set(event.pointerId, now);
    this.#tell("moved");
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#fingers.has(event.pointerId)) return;
    event.stopPropagation();
    this.#fingers.set(event.pointerId, this.#point(event));
    if (this.#fingers.size > 1) this.#tell("moved");
    else {
      clearInterval(this.#clock);
      this.#tell(event.type === "pointerup" && !this.#field ? "ended" : "cancelled");
      if (this.#field) this.fill(this.#field);
      this.#field = undefined;
      setTimeout(() => { if (this.#fingers.size === 0) this.#tell("waited"); }, Touches.pause);
    }
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#middle = undefined;
  }

  /** @param {PointerEvent} event */
  #point(event) {
    const place = this.host.getBoundingClientRect();
    const unit = place.width / (this.session?.state.screen?.width ?? place.width);
    return [(event.clientX - place.left) / unit, (event.clientY - place.top) / unit];
  }

  /** @param {string} phase */
  #tell(phase) {
    const points = [...this.#fingers.values()];
    if (this.#middle && points.length === 1) {
      const [x, y] = this.#middle;
      // Two fingers begin apart, so that they can move together as well.
      const [dx, dy] = [points[0][0] - x + 40, points[0][1] - y];
      points.splice(0, 1, [x - dx, y - dy], [x + dx, y + dy]);
    }
    const step = { phase, points, seconds: performance.now() / 1000 };
    const last = this.#unsent[this.#unsent.length - 1];
    if (last && last.phase === phase && (phase === "moved" || phase === "waited")) this.#unsent[this.#unsent.length - 1] = step;
    else this.#unsent.push(step);
    if (!this.#isSending) void this.#send();
  }

  async #send() {
    this.#isSending = true;
    for (let step = this.#unsent.shift(); step; step = this.#unsent.shift()) await this.session?.want("touch", step);
    this.#isSending = false;
  }
}
