// @ts-check
import { byId, element, written } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Note} Note */

/** Lines of the ledger that are shown at once. */
const mostLines = 400;
/** Milliseconds between two times that a panel is made for what has changed, at least. */
const pause = 150;

/** Why the phone shows what it shows. */
export class Reasons {
  /**
   * @param {Session} session
   * @param {Record<string, {title: string, show: (panel: HTMLElement) => void, sections: string[]}>} more panels
   */
  constructor(session, more) {
    this.session = session;
    /** @type {Record<string, {title: string, show: (panel: HTMLElement) => void, sections: string[]}>} */
    this.panels = {
      happened: { title: "What happened", show: (panel) => this.#happened(panel), sections: ["ledger"] },
      problems: { title: "Problems", show: (panel) => this.#problems(panel), sections: ["diagnostics", "build"] },
      activities: { title: "Activities", show: (panel) => this.#activities(panel), sections: ["activities"] },
      output: { title: "Output", show: (panel) => this.#output(panel), sections: ["output"] },
      ...more,
    };
    this.chosen = "happened";
    this.tabs = new Map(Object.entries(this.panels).map(([name, { title }]) => [name, this.#tab(name, title)]));
    this.panel = element("div", { role: "tabpanel", id: "panel", tabindex: 0 });
    byId("reasons").append(element("div", { role: "tablist", "aria-label": "Reasons" }, ...this.tabs.values()), this.panel);
    this.choose(this.chosen);
  }

  /** @param {string} name @param {string} title */
  #tab(name, title) {
    const tab = element("button", { type: "button", role: "tab", "aria-controls": "panel", onclick: () => this.choose(name) }, title, element("span", { class: "count", hidden: true }));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[/** @type {KeyboardEvent} */ (event).key];
      if (!step) return;
      const names = Object.keys(this.panels);
      const next = names[(names.indexOf(name) + step + names.length) % names.length];
      this.choose(next);
      this.tabs.get(next)?.focus();
    });
    return tab;
  }

  /** @param {string} name */
  choose(name) {
    this.chosen = name;
    for (const [own, tab] of this.tabs) {
      tab.setAttribute("aria-selected", String(own === name));
      tab.setAttribute("tabindex", own === name ? "0" : "-1");
    }
    this.panel.setAttribute("aria-label", this.panels[name].title);
    this.panels[name].show(this.panel);
  }

  /** @param {string} name of a panel that shows something else now */
  refresh(name) {
    if (this.chosen === name) this.panels[name].show(this.panel);
  }

  /** @param {Set<string>} changed names of sections */
  show(changed) {
    const { diagnostics = [], build, activities = [], output = [] } = this.session.state;
    const problems = [...diagnostics, ...(build?.diagnostics ?? [])].filter(({ severity }) => severity !== "note");
    this.#count("problems", problems.length, problems.some(({ severity }) => severity === "error"));
    this.#count("activities", activities.length, false);
    this.#count("output", output.length, false);
    const panel = this.panels[this.chosen];
    if (panel.sections.some((name) => changed.has(name))) this.#showSoon();
  }

  #shown = -Infinity;
  #timer = 0;

  /** Shows the chosen panel anew, now or when the last time is some while ago. */
  #showSoon() {
    if (this.#timer) return;
    const show = () => {
      [this.#timer, this.#shown] = [0, performance.now()];
      this.panels[this.chosen].show(this.panel);
    };
    const wait = pause - (performance.now() - this.#shown);
    if (wait > 0) this.#timer = window.setTimeout(show, wait);
    else show();
  }

  /** @param {string} name @param {number} count @param {boolean} isError */
  #count(name, count, isError) {
    const badge = /** @type {HTMLElement} */ (this.tabs.get(name)?.querySelector(".count"));
    badge.hidden = count === 0;
    badge.textContent = String(count);
    badge.classList.toggle("error", isError);
  }

  /** @param {HTMLElement} panel */
  #happened(panel) {
    const zone = this.session.state.device?.timeZone ?? "UTC";
    const lines = (this.session.state.ledger ?? []).slice(-mostLines).reverse();
    panel.replaceChildren(
      lines.length === 0 ? element("p", { class: "quiet" }, "Nothing yet.") : element("ol", { class: "lines" },
        ...lines.map((line) => element("li", {},
          element("time", { datetime: new Date(line.time).toISOString(), title: written(line.time, zone, { dateStyle: "full", timeStyle: "medium" }) }, written(line.time, zone, { hour: "2-digit", minute: "2-digit", second: "2-digit" })),
          element("span", {}, line.text), element("span", { class: "who" }, line.subject)))));
  }

  /** @param {HTMLElement} panel */
  #problems(panel) {
    const { diagnostics = [], build } = this.session.state;
    const notes = [...(build?.diagnostics ?? []), ...diagnostics];
    panel.replaceChildren(...(notes.length === 0 ? [element("p", { class: "quiet" }, "No problems.")] : notes.map(note)));
  }

  /** @param {HTMLElement} panel */
  #activities(panel) {
    if (panel.contains(document.activeElement) && document.activeElement?.tagName === "TEXTAREA") return;
    const activities = this.session.state.activities ?? [];
    if (activities.length === 0) return panel.replaceChildren(element("p", { class: "quiet" }, "No Live Activity is running."));
    panel.replaceChildren(...activities.map((activity) => element("section", { class: "activity" },
      element("h3", {}, `${activity.type} · ${activity.phase}`), element("p", { class: "quiet" }, activity.id),
      element("div", { class: activity.bytes > activity.mostBytes ? "meter over" : "meter", role: "img", "aria-label": `${activity.bytes} of ${activity.mostBytes} bytes` },
        element("div", { style: `width:${Math.min(100, (activity.bytes / activity.mostBytes) * 100)}%` })),
      element("p", { class: "quiet" }, `${activity.bytes} of ${activity.mostBytes} bytes`),
      this.#editor(activity), element("p", { class: "quiet" }, "Attributes"), element("pre", {}, pretty(activity.attributes)))));
  }

  /**
   * The state of an activity, which can be changed.
   * @param {{id: string, state: string}} activity
   */
  #editor({ id, state }) {
    const text = pretty(state);
    const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: Math.min(16, text.split("\n").length + 1), spellcheck: "false", "aria-label": "State as JSON" }, text));
    const problem = element("p", { class: "problem", role: "alert" });
    const apply = async () => {
      try {
        await this.session.call("set", { id, state: JSON.parse(field.value) });
        problem.textContent = "";
      } catch (error) {
        problem.textContent = /** @type {Error} */ (error).message;
      }
    };
    return element("div", {}, element("p", { class: "quiet" }, "State"), field, element("div", { class: "row" }, element("button", { type: "button", class: "plain", onclick: apply }, "Update the activity")), problem);
  }

  /** @param {HTMLElement} panel */
  #output(panel) {
    const lines = this.session.state.output ?? [];
    panel.replaceChildren(lines.length === 0 ? element("p", { class: "quiet" }, "The programs have written nothing.") : element("pre", {}, lines.map(({ program, line }) => `${program}: ${line}`).join("\n")));
  }
}

/**
 * What somebody should know, as a card.
 * @param {Note} note
 */
export function note({ severity, message, file, line, code, program }) {
  const where = file ? `${file}${line ? `:${line}` : ""}` : program;
  return element("div", { class: `note ${severity}` }, element("p", { class: "where" }, where ?? ""), element("p", {}, message), element("code", {}, `${severity} · ${code}`));
}

/** @param {string} text */
function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
