// @ts-check
import { dialog, element } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{value: string, title: string, data?: string, subtitle?: string, section?: string}} Choice */
/** @typedef {{name: string, title: string, type: string, value?: string, choices: Choice[], editor: string, data?: string, isOptional: boolean, isList: boolean, isSearchable: boolean, isHidden: boolean, range?: number[], style?: string}} Parameter */

/** Seconds from 1970 to 2001, from which intents count. */
const reference = 978_307_200;

/** The form by which a widget or a control is configured: made of its intent's parameters, with what its queries offer. */
export class EditForm {
  /** @type {Record<string, unknown>} */
  #values = {};
  /** @type {Record<string, string>} */
  #searches = {};
  #fields = element("div", { class: "fields" });
  #problem = element("p", { class: "problem", role: "alert" });
  #turn = 0;

  /**
   * @param {Session} session
   * @param {string} title
   * @param {{id?: number, control?: string}} subject
   * @param {string} [configuration] JSON
   */
  constructor(session, title, subject, configuration) {
    this.session = session;
    this.title = title;
    this.subject = subject;
    if (configuration) this.#values = JSON.parse(configuration);
    this.isNew = !configuration;
  }

  async open() {
    dialog(this.title, this.#fields, this.#problem);
    await this.#fill();
  }

  /** Asks what can be chosen now, which may depend on what was chosen. */
  async #fill() {
    const turn = ++this.#turn;
    try {
      const configuration = this.isNew ? undefined : JSON.stringify(this.#values);
      /** @type {Parameter[]} */
      const parameters = await this.session.call("parameters", { ...this.subject, configuration, searches: this.#searches });
      if (turn !== this.#turn) return;
      for (const { name, data } of parameters) {
        if (data !== undefined && !(name in this.#values)) this.#values[name] = JSON.parse(data);
      }
      const shown = parameters.filter(({ isHidden }) => !isHidden);
      const focused = document.activeElement?.getAttribute("name");
      this.#fields.replaceChildren(...(shown.length === 0 ? [element("p", { class: "quiet" }, "Nothing can be configured.")] : shown.map((parameter) => this.#field(parameter))));
      /** @type {HTMLElement | null} */ (this.#fields.querySelector(`[name="${focused}"]`))?.focus();
      this.#problem.textContent = "";
    } catch (error) {
      this.#problem.textContent = /** @type {Error} */ (error).message;
    }
  }

  /**
   * Gives a parameter a value; the widget is drawn with it at once.
   * @param {string} name
   * @param {unknown} value undefined for none
   */
  async #set(name, value) {
    this.isNew = false;
    if (value === undefined) delete this.#values[name];
    else this.#values[name] = value;
    const configuration = JSON.stringify(this.#values);
    try {
      await (this.subject.control ? this.session.call("size", { control: this.subject.control, configuration }) : this.session.call("edit", { id: this.subject.id, configuration }));
    } catch (error) {
      this.#problem.textContent = /** @type {Error} */ (error).message;
      return;
    }
    await this.#fill();
  }

  /** @param {Parameter} parameter */
  #field(parameter) {
    const search = parameter.isSearchable && element("input", { type: "search", name: `search ${parameter.name}`, placeholder: "Search", "aria-label": `Search ${parameter.title}`, value: this.#searches[parameter.name] ?? "",
      oninput: (/** @type {Event} */ { currentTarget }) => {
        this.#searches[parameter.name] = /** @type {HTMLInputElement} */ (currentTarget).value;
        void this.#fill();
      } });
    if (parameter.isList && parameter.choices.length > 0) return element("fieldset", { class: "setting tall" }, element("legend", {}, parameter.title), search, ...this.#boxes(parameter));
    return element("div", { class: "setting tall" }, element("label", { class: "setting" }, parameter.title, this.#editor(parameter)), search);
  }

  /** @param {Parameter} parameter */
  #boxes({ name, choices }) {
    const chosen = /** @type {unknown[]} */ (this.#values[name] ?? []).map((value) => JSON.stringify(value));
    return choices.map(({ title, subtitle, data = "null" }) => element("label", { class: "setting" }, subtitle ? `${title} · ${subtitle}` : title,
      element("input", { type: "checkbox", name: `${name} ${data}`, checked: chosen.includes(data), onchange: (/** @type {Event} */ { currentTarget }) => {
        const rest = chosen.filter((own) => own !== data);
        const all = /** @type {HTMLInputElement} */ (currentTarget).checked ? [...rest, data] : rest;
        void this.#set(name, all.map((own) => JSON.parse(own)));
      } })));
  }

  /** @param {Parameter} parameter */
  #editor(parameter) {
    const { name, title, choices, editor, isOptional, range, style } = parameter;
    const value = this.#values[name];
    if (choices.length > 0) return this.#select(parameter);
    /** @type {(properties: Record<string, unknown>, read: (field: HTMLInputElement) => unknown) => HTMLElement} */
    const input = (properties, read) => element("input", { name, "aria-label": title, ...properties, onchange: (/** @type {Event} */ { currentTarget }) => void this.#set(name, read(/** @type {HTMLInputElement} */ (currentTarget))) });
    const limits = range ? { min: range[0], max: range[1] } : {};
    const number = (/** @type {HTMLInputElement} */ field) => (field.value === "" && isOptional ? undefined : Number(field.value));
    switch (editor) {
      case "flag": return input({ type: "checkbox", role: "switch", checked: value === true }, (field) => field.checked);
      case "integer": return input({ type: style === "slider" ? "range" : "number", step: 1, value, ...limits }, number);
      case "number": return input({ type: style === "slider" ? "range" : "number", step: style === "slider" && range ? (range[1] - range[0]) / 100 : "any", value, ...limits }, number);
      case "date": return input({ type: "datetime-local", step: 1, value: typeof value === "number" ? new Date((value + reference) * 1000).toISOString().slice(0, 19) : "" }, (field) => (field.value ? Date.parse(`${field.value}Z`) / 1000 - reference : undefined));
      case "text": return input({ type: "text", value: value ?? "" }, (field) => (field.value === "" && isOptional ? undefined : field.value));
      default: return input({ type: "text", value: value === undefined ? "" : JSON.stringify(value), title: `JSON of ${parameter.type}` }, (field) => (field.value === "" ? undefined : JSON.parse(field.value)));
    }
  }

  /** @param {Parameter} parameter */
  #select({ name, title: label, choices, isOptional, value: written }) {
    const value = this.#values[name];
    const current = value === undefined ? undefined : JSON.stringify(value);
    const options = choices.map((choice) => ({ ...choice, data: choice.data ?? JSON.stringify(choice.value) }));
    const isOffered = options.some(({ data }) => data === current);
    /** @type {Map<string, Node[]>} */
    const sections = new Map();
    for (const { title, subtitle, data, section = "" } of options) {
      sections.set(section, [...(sections.get(section) ?? []), element("option", { value: data, selected: data === current }, subtitle ? `${title} · ${subtitle}` : title)]);
    }
    const root = /** @type {HTMLSelectElement} */ (element("select", { class: "plain", name, "aria-label": label, onchange: () => void this.#set(name, root.value === "" ? undefined : JSON.parse(root.value)) },
      (isOptional || current === undefined) && element("option", { value: "", selected: current === undefined }, "Choose"),
      current !== undefined && !isOffered && element("option", { value: current, selected: true }, written ?? String(value)),
      ...[...sections].flatMap(([section, items]) => (section === "" ? items : [element("optgroup", { label: section }, ...items)]))));
    return root;
  }
}
