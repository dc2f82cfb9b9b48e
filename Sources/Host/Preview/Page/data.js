// @ts-check
import { element, written } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{id: string, isGroup: boolean, files: {path: string, bytes: number, changed?: number}[], defaults: {key: string, value: string}[], more: number}} Container */

/** What programs keep on the device: defaults and files of app groups and of each program, as long as it is looked at. */
export class KeptData {
  /** Milliseconds between two looks. */
  static pause = 1000;
  #text = "";
  #timer = 0;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** @param {HTMLElement} panel */
  show(panel) {
    this.#text = "";
    void this.#look(panel);
  }

  /** @param {HTMLElement} panel */
  async #look(panel) {
    clearTimeout(this.#timer);
    const answer = await this.session.want("data");
    if (panel.getAttribute("aria-label") !== "Data" || !this.session.isConnected) return;
    const text = JSON.stringify(answer ?? {});
    if (answer && text !== this.#text) {
      this.#text = text;
      const { containers } = /** @type {{containers: Container[]}} */ (answer);
      panel.replaceChildren(...(containers.length === 0 ? [element("p", { class: "quiet" }, "No program has kept anything.")] : containers.map((container) => this.#section(container))));
    }
    this.#timer = setTimeout(() => void this.#look(panel), KeptData.pause);
  }

  /** @param {Container} container */
  #section({ id, isGroup, files, defaults, more }) {
    const zone = this.session.state.device?.timeZone ?? "UTC";
    return element("section", { class: "activity" }, element("h3", {}, id), element("p", { class: "quiet" }, isGroup ? "App group" : "Program"),
      defaults.length === 0 ? element("p", { class: "quiet" }, "No defaults.") : element("dl", { class: "kept" }, ...defaults.flatMap(({ key, value }) => [element("dt", {}, key), element("dd", {}, value)])),
      files.length === 0 ? element("p", { class: "quiet" }, "No files.") : element("ul", { class: "files" }, ...files.map(({ path, bytes, changed }) =>
        element("li", {}, element("span", {}, path), element("span", { class: "who" }, `${bytes.toLocaleString()} bytes${changed === undefined ? "" : ` · ${written(changed, zone, { hour: "2-digit", minute: "2-digit", second: "2-digit" })}`}`)))),
      more > 0 && element("p", { class: "quiet" }, `and ${more} more files`));
  }
}
