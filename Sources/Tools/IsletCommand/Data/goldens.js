"use strict";

/** @typedef {{ path: string, outcome: string, changes: string[], moved: number, groups: number[], size?: number[] }} Picture */
/** @type {{ summary: string, groups: string[], pictures: Picture[] }} */
const report = JSON.parse(document.getElementById("data").textContent);

const modes = { sides: "Side by side", slider: "Slider", blink: "Blink", difference: "Difference" };
const outcomes = { new: "New", unused: "No longer drawn", lost: "Without files" };
const state = { mode: "sides", cause: "all" };

/**
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} [children]
 */
function make(tag, attributes = {}, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {Picture} picture @param {"old" | "new"} side */
function image(picture, side) {
  const address = `${side}/${picture.path.split("/").map(encodeURIComponent).join("/")}.png`;
  const [width, height] = picture.size ?? [];
  const size = width ? { width: String(width), height: String(height) } : {};
  return make("img", { src: address, alt: `${side}: ${picture.path}`, loading: "lazy", ...size });
}

/** @param {Picture} picture */
function shots(picture) {
  const sides = picture.outcome === "changed" ? ["old", "new"] : picture.outcome === "unused" ? ["old"] : ["new"];
  if (state.mode === "sides" || sides.length === 1) {
    return make("div", { class: "shots" }, sides.map((side) =>
      make("figure", {}, [make("div", { class: "frame" }, [image(picture, side)]), make("figcaption", {}, [side === "old" ? "Recorded" : "Now"])])));
  }
  const frame = make("div", { class: `frame ${state.mode}` }, sides.map((side) => image(picture, side)));
  frame.style.width = picture.size ? `${picture.size[0]}px` : "fit-content";
  const parts = [frame];
  if (state.mode === "slider") {
    const range = make("input", { type: "range", min: "0", max: "100", value: "50", "aria-label": "Recorded to the left, now to the right" });
    range.addEventListener("input", () => frame.style.setProperty("--cut", `${range.value}%`));
    parts.push(range);
  }
  return make("div", { style: "width: fit-content" }, parts);
}

/** @param {Picture} picture */
function card(picture) {
  const tag = outcomes[picture.outcome];
  const lines = picture.changes.concat(picture.moved ? [`${picture.moved} view${picture.moved === 1 ? "" : "s"} moved`] : []);
  return make("article", { class: "picture" }, [
    make("h2", {}, [picture.path, ...(tag ? [make("span", { class: "tag" }, [tag])] : [])]),
    make("ul", {}, lines.map((line) => make("li", {}, [line]))),
    shots(picture),
  ]);
}

/** @param {Picture} picture */
function isShown(picture) {
  return state.cause === "all" || state.cause === picture.outcome || picture.groups.some((group) => state.cause === `group ${group}`);
}

/** @param {string} id @param {string} text @param {number} count */
function cause(id, text, count) {
  const button = make("button", { type: "button", "aria-pressed": String(state.cause === id) }, [`${text} `, make("span", { class: "count" }, [String(count)])]);
  button.addEventListener("click", () => { state.cause = id; show(); });
  return button;
}

function show() {
  const buttons = Object.entries(modes).map(([id, text]) => {
    const button = make("button", { type: "button", "aria-pressed": String(state.mode === id) }, [text]);
    button.addEventListener("click", () => { state.mode = id; show(); });
    return button;
  });
  document.getElementById("modes").replaceChildren(...buttons);
  const causes = [cause("all", "Everything", report.pictures.length)];
  report.groups.forEach((line, index) => {
    causes.push(cause(`group ${index}`, line, report.pictures.filter((picture) => picture.groups.includes(index)).length));
  });
  for (const [outcome, text] of Object.entries(outcomes)) {
    const count = report.pictures.filter((picture) => picture.outcome === outcome).length;
    if (count) causes.push(cause(outcome, text, count));
  }
  document.getElementById("causes").replaceChildren(...causes);
  document.getElementById("content").replaceChildren(...report.pictures.filter(isShown).map(card));
}

show();
