// @ts-check
import { element } from "./elements.js";

/** @typedef {import("./session.js").Session} Session */

const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
const languages = [["en_US", "English"], ["de_DE", "German"], ["fr_FR", "French"], ["es_ES", "Spanish"], ["ja_JP", "Japanese"], ["zh_CN", "Chinese"], ["ar_SA", "Arabic (right to left)"], ["he_IL", "Hebrew (right to left)"], ["hi_IN", "Hindi"]];
const zones = ["UTC", "Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "Asia/Kolkata", "Australia/Sydney"];
const accessibility = [["reduceMotion", "Reduce motion"], ["reduceTransparency", "Reduce transparency"], ["differentiateWithoutColor", "Differentiate without colour"], ["boldText", "Bold text"]];

/** What a person sets on the device: each setting is an event of scenarios. */
export class DeviceSettings {
  /** @param {Session} session */
  constructor(session) {
    const event = (/** @type {Record<string, unknown>} */ params) => void session.want("event", params);
    /** @type {(label: string, isOn: boolean, act: (isOn: boolean) => void) => HTMLElement} */
    const toggle = (label, isOn, act) => element("label", { class: "setting" }, label, element("input", { type: "checkbox", role: "switch", checked: isOn, onchange: (/** @type {Event} */ { currentTarget }) => act(/** @type {HTMLInputElement} */ (currentTarget).checked) }));
    /** @type {(label: string, choices: string[][], chosen: string, act: (value: string) => void) => HTMLElement} */
    const choice = (label, choices, chosen, act) => element("label", { class: "setting" }, label, element("select", { class: "plain", "aria-label": label, onchange: (/** @type {Event} */ { currentTarget }) => act(/** @type {HTMLSelectElement} */ (currentTarget).value) },
      ...choices.map(([value, text]) => element("option", { value, selected: value === chosen }, text))));
    const { settings, apps = [] } = session.state;
    const locale = settings?.locale ?? "en_US";
    const timeZone = settings?.timeZone ?? "UTC";
    const listed = languages.some(([value]) => value === locale) ? languages : [[locale, locale], ...languages];
    const allow = (/** @type {boolean} */ allowed) => apps.forEach(({ id }) => event({ event: "allow-activities", allowed, app: id }));
    this.root = element("div", { class: "settings" },
      toggle("Low Power Mode", settings?.isLowPower ?? false, (on) => event({ event: "low-power", on })),
      toggle("Offline", settings?.isOnline === false, (on) => event({ event: on ? "offline" : "online" })),
      toggle("Live Activities allowed", settings?.allowsActivities ?? true, allow),
      toggle("Increase contrast", settings?.isHighContrast ?? false, (on) => event({ event: "high-contrast", on })),
      ...accessibility.map(([setting, label]) => toggle(label, settings?.accessibility.includes(setting) ?? false, (on) => event({ event: "accessibility", setting, on }))),
      choice("Text size", textSizes.map((size) => [size, size]), settings?.textSize ?? "large", (size) => event({ event: "text-size", to: size })),
      choice("Language", listed, locale, (name) => event({ event: "locale", to: name })),
      choice("Time zone", [...new Set([timeZone, ...zones])].map((zone) => [zone, zone]), timeZone, (zone) => event({ event: "time-zone", to: zone })),
      element("div", { class: "row" }, element("button", { type: "button", class: "plain", onclick: () => event({ event: "reboot" }) }, "Restart the device"),
        element("button", { type: "button", class: "plain", onclick: () => event({ event: "location" }) }, "Move to another place")));
  }
}
