// @ts-check
import { byId, element, written } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */

const speeds = [1, 10, 60, 600, 3600];
const colors = { widget: "var(--accent)", activity: "#d2547f", app: "var(--good)", device: "var(--quiet)" };
const lanes = ["app", "widget", "activity"];

/** Milliseconds between two pictures of the axis, at least: fast time would have it drawn in every frame. */
const axisPause = 200;

/** The device's time: its clock, how fast it runs, and what happened when. */
export class TimeBar {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    const want = (/** @type {Record<string, unknown>} */ params) => void session.want("time", params);
    this.play = element("button", { type: "button", class: "plain primary", onclick: () => want({ do: session.state.clock?.isPlaying ? "pause" : "play" }) }, "Pause");
    this.speed = /** @type {HTMLSelectElement} */ (
      element("select", { class: "plain", "aria-label": "Speed", onchange: () => want({ do: "speed", speed: Number(this.speed.value) }) },
        ...speeds.map((speed) => element("option", { value: speed }, `${speed}×`)))
    );
    this.clock = element("output", { id: "clock" });
    /** @type {[string, string, Record<string, unknown>][]} */
    const jumps = [["−1 h", "An hour back", { do: "by", by: -3600 }], ["+1 min", "A minute on", { do: "by", by: 60 }], ["+1 h", "An hour on", { do: "by", by: 3600 }], ["+1 day", "A day on", { do: "by", by: 86400 }]];
    const buttons = jumps.map(([text, label, params]) => element("button", { type: "button", class: "plain", "aria-label": label, onclick: () => want(params) }, text));
    const next = element("button", { type: "button", class: "plain", onclick: () => want({ do: "next" }) }, "Next event");
    this.range = /** @type {HTMLInputElement} */ (
      element("input", { type: "range", min: 0, max: 1000, "aria-label": "Moment", onchange: () => want({ do: "to", to: this.#at(Number(this.range.value) / 1000) }) })
    );
    this.picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.picture.setAttribute("aria-hidden", "true");
    const axis = element("div", { id: "axis" });
    axis.append(this.picture, this.range);
    byId("time").append(element("div", { class: "controls" }, this.play, this.speed, this.clock), axis, element("div", { class: "jumps" }, ...buttons, next));
    const tick = (/** @type {number} */ now) => {
      this.#tick(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  get zone() {
    return this.session.state.device?.timeZone ?? "UTC";
  }

  show() {
    const clock = this.session.state.clock;
    if (!clock) return;
    this.play.textContent = clock.isPlaying ? "Pause" : "Play";
    this.speed.value = String(clock.speed);
    this.#isStale = true;
  }

  #text = "";
  #isStale = false;
  #drawn = -Infinity;

  /** @param {number} now */
  #tick(now) {
    if (!this.session.state.clock) return;
    this.#write();
    if (!this.#isStale || now - this.#drawn < axisPause) return;
    [this.#isStale, this.#drawn] = [false, now];
    this.#draw();
  }

  #write() {
    const text = written(this.session.moment, this.zone, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" });
    if (text === this.#text) return;
    this.#text = text;
    this.clock.textContent = text;
    this.#isStale = true;
  }

  /** First and last moment of the axis. */
  get #span() {
    const { start } = /** @type {{start: number}} */ (this.session.state.clock);
    const now = this.session.moment;
    return { start, end: Math.max(now, start + 600_000) + Math.max(300_000, (now - start) * 0.08) };
  }

  /** @param {number} share */
  #at(share) {
    const { start, end } = this.#span;
    return Math.round(start + (end - start) * share);
  }

  #draw() {
    const { start, end } = this.#span;
    const width = this.picture.clientWidth || 600;
    const x = (/** @type {number} */ moment) => ((moment - start) / (end - start)) * width;
    const now = x(this.session.moment);
    const parts = [`<line x1="0" x2="${width}" y1="31" y2="31" stroke="var(--line)"/>`, `<line x1="0" x2="${now}" y1="31" y2="31" stroke="var(--accent)" stroke-width="2"/>`];
    const drawn = new Set();
    for (const line of this.session.state.ledger ?? []) {
      const lane = lanes.indexOf(line.kind);
      const place = Math.round(x(line.time));
      if (lane < 0 || drawn.has(`${lane} ${place}`)) continue;
      drawn.add(`${lane} ${place}`);
      parts.push(`<rect x="${place - 1}" y="${3 + lane * 9}" width="2.5" height="7" rx="1" fill="${colors[/** @type {keyof typeof colors} */ (line.kind)]}" opacity="${/deferred|refused|failed/.test(line.action) ? 0.4 : 1}"/>`);
    }
    const step = [60, 300, 900, 3600, 10800, 21600, 86400, 604800].map((s) => s * 1000).find((s) => (end - start) / s < width / 84) ?? 2_592_000_000;
    for (let at = Math.ceil(start / step) * step; at < end; at += step) {
      const text = written(at, this.zone, step >= 86_400_000 ? { day: "numeric", month: "short" } : { hour: "2-digit", minute: "2-digit" });
      parts.push(`<line x1="${x(at)}" x2="${x(at)}" y1="29" y2="33" stroke="var(--quiet)"/><text x="${x(at)}" y="44" font-size="10.5" text-anchor="middle" fill="var(--quiet)">${text}</text>`);
    }
    parts.push(`<circle cx="${now}" cy="31" r="5" fill="var(--accent)" stroke="var(--raised)" stroke-width="2"/>`);
    this.picture.innerHTML = parts.join("");
    if (document.activeElement !== this.range) this.range.value = String(Math.round((now / width) * 1000));
    this.range.setAttribute("aria-valuetext", this.#text);
  }
}
