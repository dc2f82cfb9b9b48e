// @ts-check

/** @typedef {import("./session.js").Patch} Patch */
/** @typedef {import("./session.js").Scrolled} Scrolled */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * The pictures of the screen. Where something on it is scrolled there are three: what lies below its content, the content, and what lies
 * above. The content is moved here at once, as far as it is painted; the session follows.
 */
export class Layers {
  /** Frames after an answer until the session's own place of the content counts again. */
  static patience = 3;
  /** Parts with something above the content; beyond, they become one. */
  static mostCovered = 16;
  #canvas;
  #context;
  /** @type {HTMLCanvasElement | undefined} */
  #ground;
  /** @type {HTMLCanvasElement | undefined} */
  #content;
  /** @type {HTMLCanvasElement | undefined} */
  #over;
  /** Where something lies above the content. @type {Box[]} */
  #covered = [];
  /** @type {Scrolled | undefined} */
  #scrolled;
  /** Where the content is wanted, in points; undefined where the session has it. @type {Point | undefined} */
  #wanted;
  /** What the session was asked for last. @type {Point | undefined} */
  #asked;
  /** Where the session has it. @type {Point} */
  #known = { x: 0, y: 0 };
  /** What was wanted beyond the ends of the content. @type {Point} */
  #beyond = { x: 0, y: 0 };
  #framesSinceAnswer = 0;
  #isDue = false;
  /** Pixels of the picture for a point. */
  #unit = 1;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  }

  /** The region that is moved here. */
  get target() { return this.#scrolled?.target; }

  /** Whether the content is shown at another place than the session has it. */
  get isAhead() {
    if (!this.#scrolled || !this.#wanted) return false;
    const { x, y } = this.#place(this.#scrolled);
    return Math.hypot(x - this.#scrolled.offset[0], y - this.#scrolled.offset[1]) > this.#unit;
  }

  /**
   * Paints parts of the screen, or of its layers.
   * @param {{patch: Patch, picture: Blob}[]} patches
   * @param {number[]} size of the whole screen in pixels
   * @param {Scrolled | undefined} scrolled
   */
  async paint(patches, [width, height], scrolled) {
    const bitmaps = await Promise.all(patches.map(({ picture }) => createImageBitmap(picture, { premultiplyAlpha: "premultiply" })));
    if (this.#canvas.width !== width || this.#canvas.height !== height) [this.#canvas.width, this.#canvas.height] = [width, height];
    this.#unit = scrolled?.scale ?? 1;
    this.#take(scrolled, width, height);
    patches.forEach(({ patch }, place) => {
      const [context, x, y] = this.#layer(patch);
      if (patch.layer === "over") this.#cover(patch);
      context.clearRect(x, y, patch.width, patch.height);
      context.drawImage(bitmaps[place], x, y);
      bitmaps[place].close();
    });
    if (scrolled) this.#compose(0, 0, width, height);
  }

  /**
   * @param {Scrolled | undefined} scrolled
   * @param {number} width
   * @param {number} height
   */
  #take(scrolled, width, height) {
    if (!scrolled || scrolled.target !== this.#scrolled?.target) [this.#ground, this.#content, this.#over, this.#wanted] = [];
    if (scrolled) {
      if (this.#ground?.width !== width || this.#ground.height !== height) {
        [this.#ground, this.#over, this.#content, this.#covered] = [canvas(width, height), canvas(width, height), undefined, []];
      }
      this.#moveWindow(scrolled);
      this.#known = { x: scrolled.points[0], y: scrolled.points[1] };
      if (this.#wanted && !this.#asked) {
        this.#framesSinceAnswer += 1;
        if (near(this.#wanted, this.#known) || this.#framesSinceAnswer >= Layers.patience) this.#wanted = undefined;
      }
    }
    this.#scrolled = scrolled;
  }

  /**
   * Keeps what is painted of the content where another part of it is.
   * @param {Scrolled} scrolled
   */
  #moveWindow({ window: [x, y, width, height] }) {
    const before = this.#scrolled?.window;
    if (this.#content && before && before.every((value, place) => value === [x, y, width, height][place])) return;
    const next = canvas(width, height);
    if (this.#content && before) next.getContext("2d")?.drawImage(this.#content, before[0] - x, before[1] - y);
    this.#content = next;
  }

  /**
   * Where a patch is drawn.
   * @param {Patch} patch
   * @returns {[CanvasRenderingContext2D, number, number]}
   */
  #layer({ layer, x, y }) {
    const picture = layer === "content" ? this.#content : layer === "over" ? this.#over : this.#ground;
    const context = picture?.getContext("2d") ?? this.#context;
    const [left, top] = layer === "content" ? this.#scrolled?.window ?? [0, 0] : [0, 0];
    return [context, x - left, y - top];
  }

  /**
   * Remembers that something lies above the content, in parts that do not overlap. Many become one.
   * @param {Box} patch
   */
  #cover({ x, y, width, height }) {
    let part = { x, y, width, height };
    for (;;) {
      const place = this.#covered.findIndex((other) => overlap(part, other));
      if (place < 0) break;
      part = union(part, this.#covered.splice(place, 1)[0]);
    }
    this.#covered.push(part);
    if (this.#covered.length > Layers.mostCovered) this.#covered = [this.#covered.reduce(union)];
  }

  /** The pixel of the content in the corner of its area: where it is wanted, as far as it is painted there. @param {Scrolled} scrolled */
  #place({ offset, points, window, clip }) {
    if (!this.#wanted) return { x: offset[0], y: offset[1] };
    const limited = (/** @type {number} */ wanted, /** @type {number} */ place) => {
      const end = Math.max(window[place] + window[place + 2] - clip[place + 2], offset[place]);
      const moved = offset[place] + Math.round((wanted - points[place]) * this.#unit);
      return Math.min(Math.max(moved, Math.min(window[place], offset[place])), end);
    };
    return { x: limited(this.#wanted.x, 0), y: limited(this.#wanted.y, 1) };
  }

  /**
   * Puts the layers together in a part of the screen.
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  #compose(x, y, width, height) {
    const [scrolled, ground, content, over] = [this.#scrolled, this.#ground, this.#content, this.#over];
    if (!scrolled || !ground || !content || !over) return;
    const { clip: [left, top, right, down], window } = scrolled;
    const place = this.#place(scrolled);
    this.#context.clearRect(x, y, width, height);
    this.#context.drawImage(ground, x, y, width, height, x, y, width, height);
    this.#context.save();
    this.#context.beginPath();
    this.#context.rect(left, top, right, down);
    this.#context.clip();
    this.#context.drawImage(content, left - place.x + window[0], top - place.y + window[1]);
    this.#context.restore();
    for (const part of this.#covered) {
      const [from, to] = [Math.max(x, part.x), Math.min(x + width, part.x + part.width)];
      const [above, below] = [Math.max(y, part.y), Math.min(y + height, part.y + part.height)];
      if (to > from && below > above) this.#context.drawImage(over, from, above, to - from, below - above, from, above, to - from, below - above);
    }
  }

  /**
   * Moves the content of a region at once. False where the session has to.
   * @param {string} target
   * @param {number} x points
   * @param {number} y
   */
  move(target, x, y) {
    const scrolled = this.#scrolled;
    if (!scrolled || scrolled.target !== target) return false;
    const from = this.#wanted ?? this.#known;
    const limited = (/** @type {number} */ wanted, /** @type {number} */ place) => Math.min(Math.max(wanted, 0), scrolled.most[place]);
    this.#wanted = { x: limited(from.x + x, 0), y: limited(from.y + y, 1) };
    this.#beyond.x += from.x + x - this.#wanted.x;
    this.#beyond.y += from.y + y - this.#wanted.y;
    if (this.#isDue) return true;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      if (this.#scrolled) this.#compose(...this.#scrolled.clip);
    });
    return true;
  }

  /**
   * The distance that the session has to scroll to have the content where it is wanted, in points; undefined where it has it. To whole points,
   * which are whole pixels at every scale.
   */
  takeDistance() {
    if (!this.#wanted) return undefined;
    const [x, y] = [Math.round(this.#wanted.x), Math.round(this.#wanted.y)];
    const distance = { x: x - this.#known.x + this.#beyond.x, y: y - this.#known.y + this.#beyond.y };
    if (near(distance, { x: 0, y: 0 })) return undefined;
    this.#asked = this.#wanted;
    this.#beyond = { x: 0, y: 0 };
    return distance;
  }

  /**
   * The session has scrolled.
   * @param {number[] | undefined} offset in points
   */
  scrolledTo(offset) {
    if (offset) {
      this.#known = { x: offset[0], y: offset[1] };
      if (this.#wanted === this.#asked) this.#wanted = this.#known;
    } else {
      this.#wanted = undefined;
    }
    this.#asked = undefined;
    this.#framesSinceAnswer = 0;
  }
}

/**
 * @param {number} width
 * @param {number} height
 */
function canvas(width, height) {
  const element = document.createElement("canvas");
  [element.width, element.height] = [width, height];
  return element;
}

/**
 * Whether two places are within half a pixel of a phone.
 * @param {Point} a
 * @param {Point} b
 */
function near(a, b) { return Math.abs(a.x - b.x) < 0.2 && Math.abs(a.y - b.y) < 0.2; }

/**
 * @param {Box} a
 * @param {Box} b
 */
function overlap(a, b) { return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height; }

/**
 * The smallest box around two.
 * @param {Box} a
 * @param {Box} b
 */
function union(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
