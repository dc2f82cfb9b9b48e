// @ts-check
import { byId, element } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Region} Region */

/** What is typed on a real keyboard while a field on the phone's screen takes text: an input that nobody sees, at the place of the field. */
export class Typing {
  #input = /** @type {HTMLInputElement} */ (element("input", { type: "text", class: "typing", "aria-label": "Field", autocomplete: "off", spellcheck: "false" }));
  /** The field. @type {Region | undefined} */
  #field;
  /** The key that ends the writing, where the keyboard has one. @type {Region | undefined} */
  #end;
  /** Texts on their way to the app. */
  #unanswered = 0;
  /** @type {Session | undefined} */
  session;

  constructor() {
    byId("glass").append(this.#input);
    this.#input.hidden = true;
    this.#input.addEventListener("input", () => void this.#send());
    this.#input.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      void this.#finish();
    });
  }

  /** @param {Region[]} regions what can be touched on the screen */
  follow(regions) {
    const field = regions.find(({ isFocused }) => isFocused);
    const isOther = field?.id !== this.#field?.id;
    this.#field = field;
    this.#end = regions.find(({ id }) => /\/Keyboard\/.*\/Return$/.test(id));
    this.#input.hidden = !field;
    if (!field) return;
    const [x, y, width, height] = field.frame;
    for (const [name, value] of Object.entries({ "--x": x, "--y": y, "--rw": width, "--rh": height })) this.#input.style.setProperty(name, String(value));
    this.#input.setAttribute("aria-label", field.label);
    if (isOther || this.#unanswered === 0) this.#set(field.value ?? "");
    if (isOther) this.#input.focus({ preventScroll: true });
  }

  /** @param {string} text */
  #set(text) { if (this.#input.value !== text) this.#input.value = text; }

  async #send() {
    const field = this.#field;
    if (!field) return;
    this.#unanswered += 1;
    try {
      await this.session?.want("enter", { target: field.id, text: this.#input.value });
    } finally {
      this.#unanswered -= 1;
    }
  }

  async #finish() {
    const field = this.#field;
    if (!field) return;
    if (this.#end) await this.session?.want("tap", { target: this.#end.id });
    else await this.session?.want("enter", { target: field.id, text: this.#input.value, submit: true });
  }
}
