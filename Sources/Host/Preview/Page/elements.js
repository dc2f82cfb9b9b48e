// @ts-check

/**
 * Makes an element.
 * @param {string} name of the tag
 * @param {Record<string, unknown>} [properties] attributes; `on…` are listeners, `class` the classes
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/**
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  return /** @type {T} */ (document.getElementById(id));
}

/**
 * A row of buttons of which one is pressed.
 * @param {string} label
 * @param {{name: string, label: string}[]} choices
 * @param {(name: string) => void} choose
 */
export function segments(label, choices, choose) {
  const buttons = new Map(choices.map(({ name, label }) => [name, element("button", { type: "button", "aria-pressed": "false", onclick: () => choose(name) }, label)]));
  return {
    root: element("div", { class: "segments", role: "group", "aria-label": label }, ...buttons.values()),
    /** @param {string} name */
    set(name) {
      for (const [own, button] of buttons) button.setAttribute("aria-pressed", String(own === name));
    },
  };
}

/**
 * A list of which one entry is chosen; the first one stands where none is.
 * @param {string} label
 * @param {string[][]} choices values and texts
 * @param {(value: string) => void} choose
 */
export function choice(label, choices, choose) {
  const root = /** @type {HTMLSelectElement} */ (element("select", { class: "plain", "aria-label": label, onchange: () => choose(root.value) }, ...choices.map(([value, text]) => element("option", { value }, text))));
  return {
    root,
    /** @param {string} value */
    set(value) {
      root.value = choices.some(([own]) => own === value) ? value : choices[0][0];
    },
  };
}

/** Formats are costly to make. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/**
 * @param {number} milliseconds since 1970
 * @param {string} zone
 * @param {Intl.DateTimeFormatOptions} options
 */
export function written(milliseconds, zone, options) {
  const key = `${zone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...options });
  formats.set(key, format);
  return format.format(new Date(milliseconds));
}

/**
 * Opens a dialog, which goes when it is closed.
 * @param {string} title
 * @param {...(Node | string)} children
 * @returns {HTMLDialogElement}
 */
export function dialog(title, ...children) {
  const close = element("button", { type: "button", class: "plain", "aria-label": "Close", onclick: () => made.close() }, "Close");
  const made = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-label": title }, element("header", {}, element("h2", {}, title), close), ...children));
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.body.append(made);
  made.showModal();
  return made;
}
