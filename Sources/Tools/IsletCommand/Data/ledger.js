const page = JSON.parse(document.getElementById("data").textContent);
const groups = [
  { name: "shown", color: "--show", height: 22, test: a => /shown|rotated|island-shows|activity-updated/.test(a) },
  { name: "reload", color: "--reload", height: 32, test: a => /reload-(asked|started|queued|coalesced)|timeline-accepted|next-reload/.test(a) },
  { name: "put off", color: "--wait", height: 40, test: a => /deferred|hidden|held|stale/.test(a) },
  { name: "refused or failed", color: "--bad", height: 44, test: a => /failed|refused|ignored|terminated|noticed|blank|frozen/.test(a) },
  { name: "begins or ends", color: "--live", height: 38, test: a => /placed|removed|activity-(started|ended|dismissed|scheduled)|app-(opened|woken|ended)|installed|updated/.test(a) },
  { name: "other", color: "--other", height: 16, test: () => true },
];
// What lasts from an event to the next that changes it; nothing lasts after the others.
const states = {
  "app-opened": { name: "in the foreground", color: "--show" },
  "app-woken": { name: "in the background", color: "--wait" },
  "app-in-background": { name: "in the background", color: "--wait" },
  "app-suspended": { name: "suspended", color: "--other" },
  "app-ended": null,
  "activity-scheduled": { name: "scheduled", color: "--other" },
  "activity-started": { name: "active", color: "--live" },
  "activity-updated": { name: "active", color: "--live" },
  "activity-stale": { name: "stale", color: "--wait" },
  "activity-ended": { name: "ended, still shown", color: "--other" },
  "activity-dismissed": null,
};
function bands(row) {
  const found = [];
  let open = null;
  for (const event of row.events) {
    if (!(event.action in states)) continue;
    if (open) open.end = event.at;
    open = states[event.action] ? { ...states[event.action], start: event.at, end: page.duration } : null;
    if (open) found.push(open);
  }
  return found.filter(band => band.end > band.start);
}
const legend = document.getElementById("legend");
for (const group of groups) {
  const item = document.createElement("li");
  item.innerHTML = `<i style="--mark: var(${group.color})"></i>`;
  item.append(group.name);
  legend.append(item);
}
const place = at => (100 * at / page.duration) + "%";
const main = document.getElementById("content");
for (const row of page.rows) {
  const section = document.createElement("section");
  const title = document.createElement("h2");
  title.textContent = row.name;
  const axis = document.createElement("div");
  axis.className = "axis";
  for (const hour of page.hours) {
    const label = document.createElement("b");
    label.style.left = place(hour.at);
    label.textContent = hour.text;
    axis.append(label);
  }
  for (const band of bands(row)) {
    const bar = document.createElement("s");
    bar.style.left = place(band.start);
    bar.style.width = place(band.end - band.start);
    bar.style.setProperty("--mark", `var(${band.color})`);
    bar.title = band.name;
    axis.append(bar);
  }
  for (const event of row.events) {
    const group = groups.find(g => g.test(event.action));
    const mark = document.createElement("u");
    mark.style.left = place(event.at);
    mark.style.setProperty("--mark", `var(${group.color})`);
    mark.style.setProperty("--height", group.height + "px");
    mark.title = event.text;
    mark.tabIndex = 0;
    axis.append(mark);
  }
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `${row.events.length} events`;
  const lines = document.createElement("pre");
  lines.textContent = row.events.map(event => event.text).join("\n");
  details.append(summary, lines);
  section.append(title, axis, details);
  main.append(section);
}
