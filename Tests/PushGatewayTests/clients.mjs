// Sends notifications of every kind over one connection of node:http2, then makes a channel and broadcasts on it. Prints a line for each.
// Usage: clients.mjs PORT AUTHORITY KEYFILE KEYID TEAM APP KIND=TOKEN…
import { createPrivateKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import http2 from "node:http2";

const [port, authority, keyFile, keyID, team, app, ...targets] = process.argv.slice(2);
const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = `${encode({ alg: "ES256", kid: keyID })}.${encode({ iss: team, iat: Math.floor(Date.now() / 1000) })}`;
const key = { key: createPrivateKey(readFileSync(keyFile)), dsaEncoding: "ieee-p1363" };
const bearer = `bearer ${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
const suffixes = { liveactivity: ".push-type.liveactivity", widgets: ".push-type.widgets", controls: ".push-type.controls" };
const state = { timestamp: Math.floor(Date.now() / 1000), event: "update", "content-state": { left: 1 } };
const bodies = { liveactivity: state, widgets: { "content-changed": true }, controls: { "content-changed": true }, alert: { alert: "hello" },
  background: { "content-available": 1 } };

const session = http2.connect(`https://localhost:${port}`, { ca: readFileSync(authority) });
const ask = (headers, body) => new Promise((resolve, reject) => {
  const request = session.request({ authorization: bearer, ...headers });
  let answer, text = "";
  request.on("response", (headers) => { answer = headers; });
  request.on("data", (data) => { text += data; });
  request.on("end", () => resolve({ answer, text }));
  request.on("error", reject);
  request.end(body && JSON.stringify(body));
});

for (const target of targets) {
  const [kind, token] = target.split("=");
  const headers = { ":method": "POST", ":path": `/3/device/${token}`, "apns-push-type": kind, "apns-topic": app + (suffixes[kind] ?? "") };
  if (kind === "background") headers["apns-priority"] = "5";
  const { answer, text } = await ask(headers, { aps: bodies[kind] });
  console.log(kind, answer[":status"], text);
}
const made = await ask({ ":method": "POST", ":path": `/1/apps/${app}/channels` }, { "message-storage-policy": 1, "push-type": "LiveActivity" });
const channel = made.answer["apns-channel-id"];
console.log("channel", made.answer[":status"], channel);
const path = `/4/broadcasts/apps/${app}`;
const told = await ask({ ":method": "POST", ":path": path, "apns-push-type": "liveactivity", "apns-channel-id": channel }, { aps: state });
console.log("broadcast", told.answer[":status"], told.text);
session.close();
