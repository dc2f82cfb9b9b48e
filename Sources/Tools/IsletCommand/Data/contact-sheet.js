"use strict";
const { manifest, images } = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement;
const stages = [];

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key in made && key !== "style") made[key] = value; else made.setAttribute(key, value);
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const moment = text => text.replace("T", " ").replace(/:00Z$/, "").replace(/Z$/, "");
const source = picture => images[picture.image] ?? "";
const severities = ["error", "warning", "note"];
const severityOf = new Map(manifest.diagnostics.map(found => [found.code, found.severity]));

const scenes = new Set(manifest.targets.flatMap(target => target.scenes ?? []));
const islandParts = ["island", "compactLeading", "compactTrailing", "minimal", "expanded"];
const isActivity = picture => !scenes.has(picture) && [...islandParts, "lockScreen", "small"].includes(picture.presentation);

function label(picture) {
  if (picture.phase === "timeline") return moment(picture.date);
  if (isActivity(picture)) return `${picture.name ?? "State"} ${picture.index + 1}`;
  if (picture.phase === "content") return picture.name ? picture.name.replaceAll("-", " ") + (picture.appearance === "alwaysOn" ? ", always on" : "") : "Window";
  return picture.name ?? picture.phase[0].toUpperCase() + picture.phase.slice(1);
}

/* What a picture lies on. */
function ground(picture) {
  if (picture.presentation.startsWith("accessory")) return "stage lock";
  if (picture.presentation === "window" || scenes.has(picture)) return "stage window";
  if (!isActivity(picture)) return "stage";
  return islandParts.includes(picture.presentation) ? "stage island" : "stage banner";
}

const points = number => Math.round(number * 100) / 100;

/* One family in one mode: the picture at its true size, a strip of its phases, and a slider to run through them. */
class Stage {
  constructor(title, pictures) {
    this.title = title;
    const dimmed = pictures.filter(p => p.appearance === "alwaysOn");
    this.byAppearance = group(pictures.filter(p => !dimmed.includes(p)), p => p.appearance);
    for (const list of this.byAppearance.values()) list.push(...dimmed);
    const first = pictures[0];
    this.position = -1;
    this.image = element("img", { width: first.size[0], height: first.size[1] });
    this.text = element("span");
    this.codes = element("span");
    this.strip = element("div", { className: "strip", role: "radiogroup", "aria-label": `Phases of ${title}` });
    this.slider = element("input", { type: "range", min: 0, step: 1, "aria-label": `Run through ${title}` });
    const place = first.place === "carPlay" ? " · CarPlay" : first.place ? " · " + first.place : "";
    const mode = (first.mode === "fullColor" ? "" : " · " + first.mode) + place;
    this.figure = element("figure", { className: ground(first) },
      element("div", { className: "view" }, this.image),
      element("figcaption", { style: `width: ${Math.max(236, first.size[0] + 56)}px` },
        element("div", { className: "names" }, element("b", {}, first.presentation + mode),
          element("span", { className: "soft" }, `${points(first.size[0])} × ${points(first.size[1])} pt @${first.scale}x`)),
        this.strip, this.slider,
        element("div", { className: "now" }, this.text, this.codes)));
    this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
    this.strip.addEventListener("keydown", event => this.move(event));
    stages.push(this);
  }

  get pictures() { return this.byAppearance.get(root.dataset.appearance) ?? [...this.byAppearance.values()][0]; }

  refresh() {
    const pictures = this.pictures;
    this.strip.replaceChildren(...pictures.map((picture, index) => element("button",
      { type: "button", role: "radio", title: label(picture), "aria-label": label(picture), onclick: () => this.show(index) },
      element("img", { src: source(picture), alt: "", loading: "lazy" }))));
    this.slider.max = pictures.length - 1;
    this.slider.hidden = this.strip.hidden = pictures.length < 2;
    const start = pictures.findIndex(picture => picture.phase === "timeline");
    this.show(this.position >= 0 ? Math.min(this.position, pictures.length - 1) : Math.max(start, pictures.findIndex(p => p.phase === "snapshot"), 0));
  }

  show(index) {
    this.position = index;
    const picture = this.pictures[index];
    this.image.src = source(picture);
    this.image.alt = `${this.title}, ${label(picture)}`;
    this.slider.value = index;
    this.slider.setAttribute("aria-valuetext", label(picture));
    this.text.textContent = picture.phase === "timeline" ? `Timeline ${picture.index + 1} · ${moment(picture.date)}` : label(picture);
    this.codes.replaceChildren(...picture.diagnostics.map(code =>
      element("span", { className: severityOf.get(code) ?? "note", title: code }, element("span", { className: "flag" }), " ")));
    [...this.strip.children].forEach((button, position) => {
      button.setAttribute("aria-checked", position === index);
      button.tabIndex = position === index ? 0 : -1;
    });
    const chosen = this.strip.children[index];
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2 - this.strip.clientWidth / 2;
    this.strip.scrollLeft = middle - this.strip.offsetLeft;
  }

  move(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (this.position + step + this.pictures.length) % this.pictures.length;
    this.show(next);
    this.strip.children[next].focus();
  }
}

function group(items, key) {
  const groups = new Map();
  for (const item of items) {
    const name = key(item);
    groups.has(name) ? groups.get(name).push(item) : groups.set(name, [item]);
  }
  return groups;
}

function card(title, chips, text, pictures) {
  const groups = group(pictures.filter(picture => picture.image), p => `${p.presentation} ${p.mode} ${p.place === "carPlay" ? p.size : p.place}`);
  const figures = [...groups.values()].map(found => new Stage(`${title}, ${found[0].presentation}`, found).figure);
  return element("article", { className: "widget" },
    element("header", {}, element("h3", {}, title), ...chips.filter(Boolean).map(chip => element("span", { className: "chip" }, chip)),
      text ? element("p", {}, text) : null),
    figures.length ? element("div", { className: "stages" }, ...figures) : element("p", { className: "soft" }, "Nothing was drawn."));
}

function section(target) {
  const cards = target.widgets.map(widget =>
    card(widget.displayName || widget.kind, [widget.displayName && widget.displayName !== widget.kind ? widget.kind : "", widget.configuration], widget.description, widget.snapshots));
  for (const preview of target.previews ?? []) {
    cards.push(card(preview.name, ["preview", preview.file ? `${preview.file}:${preview.line}` : ""], "", preview.snapshots));
  }
  if (target.scenes?.length) cards.unshift(card("Scenes", [], "", target.scenes));
  if (target.windows?.length) cards.push(card("Window", ["app"], "", target.windows));
  return element("section", { className: "target" },
    element("header", {}, element("h2", {}, target.name)), ...cards);
}

function diagnostics() {
  const found = manifest.diagnostics;
  if (!found.length) return null;
  const counts = severities.map(name => [name, found.filter(item => item.severity === name).length]).filter(([, count]) => count);
  const items = [...found].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)).map(item => {
    const place = item.file ? `${item.file}${item.line ? ":" + item.line : ""} · ` : "";
    return element("li", {}, element("b", { className: item.severity }, item.severity), element("span", {}, item.message),
      element("small", {}, place, element("code", {}, item.code)));
  });
  return element("details", { className: "found", open: found.some(item => item.severity !== "note") },
    element("summary", {}, "Diagnostics", ...counts.map(([name, count]) => element("span", { className: name }, plural(count, name)))),
    element("ul", {}, ...items));
}

function switchTo(appearance) {
  root.dataset.appearance = appearance;
  for (const button of document.querySelectorAll("[data-choice]")) button.setAttribute("aria-pressed", button.dataset.choice === appearance);
  for (const stage of stages) stage.refresh();
}

const pictures = manifest.targets.flatMap(t => [...t.widgets.flatMap(w => w.snapshots), ...(t.previews ?? []).flatMap(p => p.snapshots), ...(t.windows ?? []), ...(t.scenes ?? [])]);
const appearances = ["light", "dark"].filter(name => pictures.some(picture => picture.appearance === name));
document.getElementById("facts").textContent =
  `${manifest.device} · iOS ${manifest.os} · ${moment(manifest.at)} UTC · ${plural(pictures.length, "picture")}`;
const choices = element("div", { className: "segments", role: "group", "aria-label": "Appearance" }, ...["light", "dark"].map(name => {
  const button = element("button", { type: "button", onclick: () => switchTo(name) }, name[0].toUpperCase() + name.slice(1));
  button.dataset.choice = name;
  return button;
}));
document.getElementById("controls").append(choices);
const content = document.getElementById("content");
content.replaceChildren(...[diagnostics(), ...manifest.targets.map(section)].filter(Boolean));
if (!manifest.targets.length) content.append(element("p", { className: "empty" }, "No target was drawn."));
switchTo(appearances.includes("dark") && (appearances.length === 1 || matchMedia("(prefers-color-scheme: dark)").matches) ? "dark" : "light");
