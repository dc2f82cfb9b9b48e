// @ts-check
import { element } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Region} Region */
/** @typedef {{app: string, appName: string, kind: string, title: string, description: string, families: string[], isConfigurable: boolean}} Offer */

/** @type {Record<string, string>} */
const familyNames = {
  systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra large", systemExtraLargePortrait: "Extra large, portrait",
  accessoryCircular: "Circular", accessoryRectangular: "Rectangular", accessoryInline: "Inline", accessoryCorner: "Corner",
};

/** @param {string} family */
export const familyName = (family) => familyNames[family] ?? family;

/**
 * Opens a dialog, which goes when it is closed.
 * @param {string} title
 * @param {...(Node | string)} children
 * @returns {HTMLDialogElement}
 */
function dialog(title, ...children) {
  const close = element("button", { type: "button", class: "plain", "aria-label": "Close", onclick: () => made.close() }, "Close");
  const made = /** @type {HTMLDialogElement} */ (element("dialog", { "aria-label": title }, element("header", {}, element("h2", {}, title), close), ...children));
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.body.append(made);
  made.showModal();
  return made;
}

/** What a person can do with a widget or an activity that is touched and held. */
export class Menus {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /**
   * Shows what can be done with what a region belongs to; nothing where there is nothing to be done.
   * @param {Region} region
   */
  async open(region) {
    if (region.id.startsWith("widget:")) await this.#widget(Number(region.part));
    else if (region.id.startsWith("activity:")) this.#activity(region);
  }

  /**
   * @param {string} text
   * @param {() => unknown} act
   */
  #item(text, act) {
    return element("button", { type: "button", class: "item", onclick: (/** @type {Event} */ event) => {
      /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
      void act();
    } }, text);
  }

  /** @param {number} id */
  async #widget(id) {
    const widget = this.session.state.widgets?.find((widget) => widget.id === id);
    if (!widget) return;
    /** @type {Offer[]} */
    const offers = (await this.session.want("gallery")) ?? [];
    const offer = offers.find(({ app, kind }) => app === widget.app && kind === widget.kind);
    const want = (/** @type {string} */ method, /** @type {Record<string, unknown>} */ params = {}) => this.session.want(method, { id, ...params });
    const sizes = (offer?.families ?? []).filter((family) => family !== widget.family && family.startsWith("system") === widget.family.startsWith("system"));
    const pages = this.session.state.screen?.pages ?? 1;
    const moves = widget.place === "home" ? Array.from({ length: pages + 1 }, (_, page) => page).filter((page) => page !== widget.page) : [];
    dialog(offer?.title ?? widget.kind,
      element("p", { class: "quiet" }, `${familyName(widget.family)} · shows ${widget.shows}`),
      element("div", { class: "items" },
        this.#item("Edit widget …", () => this.#edit(id, widget.configuration ?? "{}", offer)),
        ...sizes.map((family) => this.#item(`Make it ${familyName(family).toLowerCase()}`, () => want("resize", { family }))),
        ...moves.map((page) => this.#item(page === pages ? "Move to a new page" : `Move to page ${page + 1}`, () => want("move", { page }))),
        this.#item("Remove widget", () => want("remove"))));
  }

  /** @param {Region} region */
  #activity(region) {
    const want = (/** @type {string} */ method, /** @type {Record<string, unknown>} */ params) => this.session.want(method, params);
    const isInIsland = this.session.state.screen?.place !== "lock";
    if (isInIsland) return void want("hold", { target: region.id });
    dialog("Live Activity", element("div", { class: "items" }, this.#item("Swipe away", () => want("swipe", { id: region.part })), this.#item("Open the app", () => want("tap", { target: region.id }))));
  }

  /**
   * @param {number} id
   * @param {string} configuration
   * @param {Offer | undefined} offer
   */
  #edit(id, configuration, offer) {
    const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: 8, spellcheck: "false", "aria-label": "Parameters as JSON" }, configuration));
    const problem = element("p", { class: "problem", role: "alert" });
    const save = async () => {
      try {
        await this.session.call("edit", { id, configuration: field.value });
        made.close();
      } catch (error) {
        problem.textContent = /** @type {Error} */ (error).message;
      }
    };
    const made = dialog(`Edit ${offer?.title ?? "widget"}`, element("p", { class: "quiet" }, "The parameters of its intent, as JSON."), field, problem,
      element("div", { class: "row" }, element("button", { type: "button", class: "plain primary", onclick: save }, "Done")));
  }

  /** Shows the widgets that can be added. */
  async gallery() {
    /** @type {Offer[]} */
    const offers = (await this.session.want("gallery")) ?? [];
    const list = element("div", { class: "offers" });
    const search = /** @type {HTMLInputElement} */ (element("input", { type: "search", placeholder: "Search widgets", "aria-label": "Search widgets", oninput: () => fill() }));
    const add = async (/** @type {Offer} */ { app, kind }, /** @type {string} */ family) => {
      const isOnLock = !family.startsWith("system");
      if (await this.session.want("add", { app, kind, family })) {
        made.close();
        if (isOnLock !== (this.session.state.screen?.place === "lock")) await this.session.want("show", { place: isOnLock ? "lock" : "home" });
      }
    };
    const fill = () => {
      const wanted = search.value.toLowerCase();
      const found = offers.filter(({ title, kind, appName, description }) => [title, kind, appName, description].some((text) => text.toLowerCase().includes(wanted)));
      list.replaceChildren(...(found.length === 0 ? [element("p", { class: "quiet" }, offers.length === 0 ? "These programs have no widgets." : "No widget has this name.")] : found.map((offer) => element("section", { class: "offer" },
        element("h3", {}, offer.title), element("p", { class: "quiet" }, [offer.appName, offer.description].filter(Boolean).join(" · ")),
        element("div", { class: "row" }, ...offer.families.map((family) => element("button", { type: "button", class: "plain", onclick: () => add(offer, family) }, familyName(family))))))));
    };
    const made = dialog("Add a widget", search, list);
    fill();
    search.focus();
  }
}
