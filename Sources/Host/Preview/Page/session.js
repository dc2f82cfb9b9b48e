// @ts-check

/**
 * @typedef {{id: string, kind: string, label: string, frame: number[], value?: string, isFocused?: boolean, isEnabled: boolean, gestures?: string[], part: string}} Region
 * @typedef {{x: number, y: number, width: number, height: number, bytes: number, layer?: "content" | "over"}} Patch
 * @typedef {{target: string, clip: [number, number, number, number], window: number[], offset: number[], points: number[], most: number[], scale: number}} Scrolled
 * @typedef {{time: number, subject: string, kind: string, id: string, action: string, text: string, rule?: string}} Line
 * @typedef {{code: string, severity: string, message: string, file?: string, line?: number, program?: string}} Note
 * @typedef {object} State
 * @property {{name: string, os: string, width: number, height: number, cornerRadius: number, scale: number, locale: string, timeZone: string}} device
 * @property {{moment: number, set: number, speed: number, isPlaying: boolean, start: number, next?: number}} clock
 * @property {{place: string, width: number, height: number, cornerRadius: number, page: number, pages: number, look: string, style: string, styles: string[], isLocked: boolean, app?: string, island: string, notes: string[]}} screen
 * @property {Region[]} regions
 * @property {{id: string, name: string, hasCode: boolean, isInFront: boolean}[]} apps
 * @property {{id: number, kind: string, family: string, app: string, place: string, page?: number, configuration?: string, stack?: number, shows: string}[]} widgets
 * @property {{id: string, kind: string, title: string, app: string, size: string, configuration?: string}[]} controls
 * @property {{locale: string, timeZone: string, textSize: string, isHighContrast: boolean, accessibility: string[], isLowPower: boolean, isOnline: boolean, allowsActivities: boolean}} settings
 * @property {{id: string, type: string, app: string, phase: string, attributes: string, state: string, bytes: number, mostBytes: number, staleDate?: number, relevance: number}[]} activities
 * @property {{state: string, seconds?: number, diagnostics: Note[]}} build
 * @property {Note[]} diagnostics
 * @property {Line[]} ledger
 * @property {{program: string, line: string, isError: boolean}[]} output
 */

/** Lines of the ledger, and of programs' output, that the page keeps. */
const mostLines = 5000;

/**
 * The lines of a section behind those that are known; the oldest are left out where there are too many.
 * @param {number} first how many lines there were before the first one that is known
 * @param {any[]} known
 * @param {{from: number, lines: any[]}} section
 */
const joined = (first, known, section) => {
  const follows = section.from >= first && section.from <= first + known.length;
  const lines = follows ? [...known.slice(0, section.from - first), ...section.lines] : section.lines;
  const start = follows ? first : section.from;
  const tooMany = lines.length > mostLines ? lines.length - mostLines / 2 : 0;
  return { first: start + tooMany, lines: lines.slice(tooMany) };
};

/** The session behind the page: its state, and what can be asked of it. */
export class Session extends EventTarget {
  static version = 1;
  /** @type {Partial<State>} */
  state = {};
  isConnected = false;
  #scale = 2;
  #next = 1;
  /** Seconds of the page's clock at second 0 of the session. */
  #offset = Infinity;
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {WebSocket | undefined} */
  #socket;
  /** How many lines of a section came before those that are kept. @type {Record<string, number>} */
  #firsts = {};
  #drawn = Promise.resolve();

  /** @param {(patches: {patch: Patch, picture: Blob}[], size: number[], scrolled?: Scrolled) => Promise<void>} paint */
  constructor(paint) {
    super();
    this.paint = paint;
  }

  connect() {
    const socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws")));
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => (typeof data === "string" ? this.#answer(data) : this.#take(data));
    socket.onclose = () => this.#lost();
    this.#socket = socket;
  }

  /**
   * Asks for something.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>}
   */
  call(method, params = {}) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ jsonrpc: "2.0", id, method, params });
    });
  }

  /**
   * Asks for something; where it is refused, the page says so.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   */
  async want(method, params = {}) {
    try {
      return await this.call(method, params);
    } catch (error) {
      this.dispatchEvent(new CustomEvent("refused", { detail: /** @type {Error} */ (error).message }));
    }
  }

  /** @param {number} scale pixels per point */
  setScale(scale) {
    if (scale === this.#scale) return;
    this.#scale = scale;
    if (this.isConnected) void this.want("view", { scale });
  }

  /** The device's moment, in milliseconds since 1970. */
  get moment() {
    const clock = this.state.clock;
    if (!clock) return 0;
    const seconds = performance.now() / 1000 - this.#offset;
    return clock.isPlaying ? clock.moment + Math.max(0, seconds - clock.set) * clock.speed * 1000 : clock.moment;
  }

  /** @param {object} message */
  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #greet() {
    this.#offset = Infinity;
    await this.want("hello", { version: Session.version, scale: this.#scale, layers: true });
    this.isConnected = true;
    this.dispatchEvent(new Event("connected"));
  }

  #lost() {
    for (const { reject } of this.#waiting.values()) reject(new Error("the session has ended"));
    this.#waiting.clear();
    if (this.isConnected) this.dispatchEvent(new Event("lost"));
    this.isConnected = false;
    setTimeout(() => this.connect(), 1000);
  }

  /** @param {string} text */
  #answer(text) {
    const message = JSON.parse(text);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) (waiting?.reject ?? console.warn)(new Error(message.error.message));
    else waiting?.resolve(message.result);
  }

  /** @param {ArrayBuffer} data */
  #take(data) {
    const length = new DataView(data).getUint32(0);
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
    let at = 4 + length;
    /** @type {{patch: Patch, picture: Blob}[]} */
    const patches = header.patches.map((/** @type {Patch} */ patch) => {
      const picture = new Blob([new Uint8Array(data, at, patch.bytes)], { type: "image/png" });
      at += patch.bytes;
      return { patch, picture };
    });
    this.#offset = Math.min(this.#offset, performance.now() / 1000 - header.seconds);
    this.#drawn = this.#drawn.then(async () => {
      if (header.size) await this.paint(patches, header.size, header.scrolled);
      this.#merge(header.state);
      this.#send({ jsonrpc: "2.0", method: "shown", params: { revision: header.revision } });
    });
  }

  /** @param {Record<string, any>} sections */
  #merge(sections) {
    for (const [name, section] of Object.entries(sections)) {
      if (name === "ledger" || name === "output") {
        const { first, lines } = joined(this.#firsts[name] ?? 0, this.state[name] ?? [], section);
        this.#firsts[name] = first;
        this.state = { ...this.state, [name]: lines };
      } else {
        this.state = { ...this.state, [name]: section };
      }
    }
    const names = Object.keys(sections);
    if (names.length > 0) this.dispatchEvent(new CustomEvent("changed", { detail: new Set(names) }));
  }
}
