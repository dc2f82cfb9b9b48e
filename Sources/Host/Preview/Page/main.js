// @ts-check
import { byId, choice, element, segments } from "./elements.js";
import { DeviceSettings } from "./device.js";
import { KeptData } from "./data.js";
import { Inspector } from "./inspector.js";
import { Menus } from "./menus.js";
import { Phone } from "./phone.js";
import { note, Reasons } from "./reasons.js";
import { Session } from "./session.js";
import { TimeBar } from "./time.js";

const phone = new Phone();
const session = new Session((patches, size, scrolled) => phone.paint(patches, size, scrolled));
phone.session = session;
const time = new TimeBar(session);
const menus = new Menus(session);
phone.hold = (region) => void menus.open(region);
phone.swipe = (region, direction) => menus.swipe(region, direction);
const inspector = new Inspector(session, () => reasons.refresh("inspector"), say);
const kept = new KeptData(session);
const reasons = new Reasons(session, {
  inspector: { title: "Inspector", show: (panel) => inspector.show(panel), sections: [] },
  data: { title: "Data", show: (panel) => kept.show(panel), sections: [] },
  device: { title: "Device", show: (panel) => panel.contains(document.activeElement) || panel.replaceChildren(new DeviceSettings(session).root), sections: ["settings"] },
});

const places = segments("Screens", [{ name: "home", label: "Home" }, { name: "lock", label: "Lock" }, { name: "controls", label: "Controls" }, { name: "app", label: "App" }], (place) => void session.want("show", { place }));
const elsewhere = choice("Other places", [["", "Elsewhere …"], ["always-on", "Always-on"], ["standby", "StandBy"], ["watch", "Watch"], ["carplay", "CarPlay"], ["menubar", "Mac"]], (place) => { if (place) void session.want("show", { place }); });
const looks = segments("Appearance", [{ name: "light", label: "Light" }, { name: "dark", label: "Dark" }], (look) => void session.want("look", { look }));
const styles = choice("Home Screen", [["standard", "Standard"], ["tinted", "Tinted"], ["clear", "Clear"]], (style) => void session.want("look", { style }));
byId("places").append(places.root, elsewhere.root);
const record = element("button", { type: "button", class: "plain", "aria-pressed": "false", onclick: () => void toggleRecording() }, "Record");
byId("switches").append(looks.root, styles.root, element("button", { type: "button", class: "plain", onclick: () => void menus.gallery() }, "Add widget"), record);

/** Records what happens; the second time offers it as a file. */
async function toggleRecording() {
  const isOn = record.getAttribute("aria-pressed") === "true";
  const answer = await session.want("record", { on: !isOn });
  if (!answer) return;
  record.setAttribute("aria-pressed", String(!isOn));
  record.textContent = isOn ? "Record" : "Save the trace";
  if (!isOn) return;
  const url = URL.createObjectURL(new Blob([answer.html], { type: "text/html" }));
  element("a", { href: url, download: "trace.html" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @param {string} text @param {boolean} [isError] */
function say(text, isError = false) {
  byId("status").textContent = text;
  byId("status").classList.toggle("error", isError);
}

function showBuild() {
  const build = session.state.build;
  if (!build) return;
  const cover = byId("cover");
  if (build.state === "building") {
    const isFirst = (session.state.apps ?? []).length === 0;
    if (isFirst) cover.replaceChildren(element("div", { class: "waits" }, element("div", { class: "spinner" }), "Building …"));
    if (isFirst) cover.hidden = false;
    say("Building …");
  } else if (build.state === "failed") {
    const errors = build.diagnostics.filter(({ severity }) => severity === "error");
    cover.replaceChildren(element("div", { class: "card", role: "alert" }, element("h2", {}, "It does not build"), ...(errors.length > 0 ? errors : build.diagnostics).map(note)));
    cover.hidden = false;
    say("It does not build", true);
  } else {
    cover.hidden = true;
    say(build.seconds === undefined ? "" : `Built in ${build.seconds.toFixed(1)} s`);
  }
}

function showPages() {
  const screen = session.state.screen;
  if (!screen) return;
  const count = screen.place === "home" ? screen.pages : 0;
  byId("pages").replaceChildren(...(count > 1 ? Array.from({ length: count }, (_, page) => element("button", { type: "button", "aria-label": `Page ${page + 1}`, "aria-current": page === screen.page ? "page" : null, onclick: () => void session.want("show", { place: "home", page }) })) : []));
}

session.addEventListener("changed", (event) => {
  const changed = /** @type {CustomEvent<Set<string>>} */ (event).detail;
  const { device, screen, regions } = session.state;
  if (changed.has("device") && device) {
    byId("device").textContent = `${device.name} · iOS ${device.os}`;
    phone.fit();
  }
  if (changed.has("screen") && screen) {
    places.set(screen.place);
    elsewhere.set(screen.place);
    phone.fit();
    looks.set(screen.look);
    styles.set(screen.style);
    for (const option of styles.root.options) option.disabled = !screen.styles.includes(option.value);
    showPages();
  }
  if (changed.has("regions") && regions) phone.show(regions);
  if (changed.has("clock") || changed.has("ledger")) time.show();
  if (changed.has("build") || changed.has("apps")) showBuild();
  reasons.show(changed);
});
session.addEventListener("lost", () => say("The session has ended", true));
session.addEventListener("refused", (event) => say(/** @type {CustomEvent<string>} */ (event).detail, true));
session.connect();
