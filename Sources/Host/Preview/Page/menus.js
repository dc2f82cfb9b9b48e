// @ts-check
import { dialog, element } from "./elements.js";
import { EditForm } from "./form.js";

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
    else if (region.id.startsWith("control:")) this.#control(region.part);
  }

  /**
   * Does what swiping over a region does; answers whether that is anything.
   * @param {Region} region
   * @param {"left" | "right" | "up" | "down"} direction
   */
  swipe(region, direction) {
    const isSideways = direction === "left" || direction === "right";
    if (region.id.startsWith("activity:") && isSideways && this.session.state.screen?.place === "lock") {
      void this.session.want("swipe", { id: region.part });
      return true;
    }
    const widget = region.id.startsWith("widget:") && this.session.state.widgets?.find(({ id }) => id === Number(region.part));
    if (!widget || widget.stack === undefined || isSideways) return false;
    void this.session.want("turn", { id: widget.id, by: direction === "up" ? 1 : -1 });
    return true;
  }

  /** @param {string} id */
  #control(id) {
    const control = this.session.state.controls?.find((control) => control.id === id);
    if (!control) return;
    const sizes = [["controlSmall", "small"], ["control", "wide"], ["controlLarge", "large"]].filter(([size]) => size !== control.size);
    dialog(control.title, element("div", { class: "items" },
      this.#item("Edit control …", () => new EditForm(this.session, `Edit ${control.title}`, { control: id }, control.configuration).open()),
      ...sizes.map(([size, name]) => this.#item(`Make it ${name}`, () => this.session.want("size", { control: id, size })))));
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
    const all = this.session.state.widgets ?? [];
    const own = all.filter(({ stack }) => stack !== undefined && stack === widget.stack);
    const others = all.filter((other) => other.id !== id && other.family === widget.family && other.place === "home" && widget.place === "home" && (widget.stack === undefined || other.stack !== widget.stack));
    dialog(offer?.title ?? widget.kind,
      element("p", { class: "quiet" }, `${familyName(widget.family)} · shows ${widget.shows}`),
      element("div", { class: "items" },
        offer?.isConfigurable && this.#item("Edit widget …", () => new EditForm(this.session, `Edit ${offer.title}`, { id }, widget.configuration).open()),
        own.length > 1 && this.#item("Next widget of the stack", () => want("turn")),
        ...others.map((other) => this.#item(`Stack on ${other.kind}${other.page === undefined ? "" : ` on page ${other.page + 1}`}`, () => want("stack", { onto: other.id }))),
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
