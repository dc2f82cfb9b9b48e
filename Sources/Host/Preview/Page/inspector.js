// @ts-check
import { byId, element } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{role: string, identity: string, detail?: string, frame: number[], type?: string, place?: {file: string, line: number}}} Found */

/** Names the views under the pointer, draws their boxes, and says where they are declared. */
export class Inspector {
  isOn = false;
  /** Whether the views stay that were clicked. */
  isPinned = false;
  /** @type {Found[]} */
  found = [];
  #box = element("div", { id: "box", hidden: true });
  #isAsking = false;

  /**
   * @param {Session} session
   * @param {() => void} changed
   * @param {(text: string) => void} say
   */
  constructor(session, changed, say) {
    this.session = session;
    this.changed = changed;
    this.say = say;
    byId("phone").append(this.#box);
    byId("glass").addEventListener("pointermove", (event) => this.isOn && !this.isPinned && void this.#ask(event));
    byId("glass").addEventListener("click", (event) => this.isOn && void this.#pin(/** @type {PointerEvent} */ (event)));
  }

  /**
   * Keeps the views under the pointer, and names where the innermost is declared; the second time looks under the pointer again.
   * @param {PointerEvent} event
   */
  async #pin(event) {
    this.isPinned = !this.isPinned;
    if (this.isPinned) await this.#ask(event);
    this.point(0);
    this.name(0);
    this.changed();
  }

  /** @param {number} index of the view whose source is named */
  name(index) {
    const place = this.found.slice(index).find((view) => view.place)?.place;
    this.say(place ? `${place.file}:${place.line}` : "no type of the project made this view");
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    this.isPinned = false;
    this.#box.hidden = true;
    byId("phone").classList.toggle("inspected", isOn);
    if (!isOn) this.found = [];
    this.changed();
  }

  /** @param {PointerEvent} event */
  async #ask(event) {
    const device = this.session.state.device;
    if (this.#isAsking || !device) return;
    this.#isAsking = true;
    const { left, top, width } = byId("glass").getBoundingClientRect();
    const unit = width / device.width;
    this.found = (await this.session.want("inspect", { x: (event.clientX - left) / unit, y: (event.clientY - top) / unit })) ?? [];
    this.#isAsking = false;
    this.point(0);
    this.changed();
  }

  /** @param {number} index of what is to be framed */
  point(index) {
    const view = this.found[index];
    this.#box.hidden = !view;
    if (!view) return;
    ["--x", "--y", "--rw", "--rh"].forEach((name, place) => this.#box.style.setProperty(name, String(view.frame[place])));
  }

  /** @param {HTMLElement} panel */
  show(panel) {
    const toggle = element("label", { class: "setting" }, "Look under the pointer", element("input", { type: "checkbox", role: "switch", checked: this.isOn, onchange: (/** @type {Event} */ { currentTarget }) => this.turn(/** @type {HTMLInputElement} */ (currentTarget).checked) }));
    const rows = this.found.map((view, index) => element("li", { onpointerenter: () => this.point(index) },
      element("button", { type: "button", onfocus: () => this.point(index), onclick: () => this.name(index) }, view.role), element("span", {}, [view.detail && `“${view.detail}”`, view.frame.map((n) => Math.round(n * 10) / 10).join(" ")].filter(Boolean).join(" · ")),
      element("span", { class: "who" }, view.place ? `${view.type} · ${view.place.file}:${view.place.line}` : view.identity)));
    panel.replaceChildren(toggle, this.isOn && rows.length === 0 ? element("p", { class: "quiet" }, "Point at the phone. A click keeps what is there.") : element("ul", { class: "lines views" }, ...rows));
  }
}
