import type { Zoom } from '#contract/own/media.ts';
import {
  fitted,
  frameBetween,
  frameWithin,
  moved,
  shownPart,
  tilesShown,
  turnedSize,
  zoomed,
  type Point,
  type Size,
  type View,
} from './view.ts';

/** How much larger one step makes it, and how far one moves, in pixels of the screen. */
const STEP = 1.5;
const STRIDE = 80;

/** A photograph in its pane: how large, which part, which tiles. */
export class Scene {
  pane = $state.raw<Size>({ width: 1, height: 1 });
  turns = $state(0);
  #size = $state.raw<Size>({ width: 1, height: 1 });
  /** Once there are tiles. */
  zoom = $state.raw<Zoom | null>(null);
  /** Nothing while the whole picture is shown, which then follows the pane. */
  #own = $state.raw<View | null>(null);

  readonly size = $derived(this.#size);
  readonly #turned = $derived(turnedSize(this.#size, this.turns));
  readonly #fitted = $derived(fitted(this.#turned, this.pane));
  readonly view = $derived(this.#own ?? this.#fitted);
  readonly tiles = $derived(
    this.zoom ? tilesShown(this.zoom, this.view, this.turns, this.pane, window.devicePixelRatio) : [],
  );
  /** Puts the upright picture, whose corner is the origin, where the view has it. */
  readonly transform = $derived.by(() => {
    const { scale, x, y } = this.view;
    const { width, height } = this.#turned;
    const middle = `translate(${width / 2}px, ${height / 2}px) rotate(${this.turns * 90}deg)`;
    return `translate(${x}px, ${y}px) scale(${scale}) ${middle} translate(${-this.#size.width / 2}px, ${-this.#size.height / 2}px)`;
  });

  show(size: Size, turns: number): void {
    this.#size = size;
    this.turns = turns;
    this.zoom = null;
    this.fit();
  }

  turn(turns: number): void {
    this.turns = turns;
    this.fit();
  }

  fit = (): void => {
    this.#own = null;
  };

  zoomBy(factor: number, at: Point = { x: this.pane.width / 2, y: this.pane.height / 2 }): void {
    this.#own = zoomed(this.view, factor, at, this.#fitted.scale);
  }

  moveBy(by: Point): void {
    this.#own = moved(this.view, by, this.#turned, this.pane);
  }

  /** A frame for something new, in the middle of what is shown. */
  middle() {
    return frameWithin(shownPart(this.view, this.#size, this.turns, this.pane), this.#size);
  }

  /** A frame from one place of the pane to another. */
  between(from: Point, to: Point) {
    return frameBetween(this.view, this.#size, this.turns, from, to);
  }

  /** True where the key means something here. */
  press(key: string): boolean {
    const act = KEYS[key];
    act?.(this);
    return act !== undefined;
  }
}

const KEYS: Readonly<Record<string, (scene: Scene) => void>> = {
  '+': (scene) => scene.zoomBy(STEP),
  '=': (scene) => scene.zoomBy(STEP),
  '-': (scene) => scene.zoomBy(1 / STEP),
  '0': (scene) => scene.fit(),
  ArrowLeft: (scene) => scene.moveBy({ x: STRIDE, y: 0 }),
  ArrowRight: (scene) => scene.moveBy({ x: -STRIDE, y: 0 }),
  ArrowUp: (scene) => scene.moveBy({ x: 0, y: STRIDE }),
  ArrowDown: (scene) => scene.moveBy({ x: 0, y: -STRIDE }),
};
