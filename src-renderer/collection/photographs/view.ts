import type { Crop, Zoom } from '#contract/own/media.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the turned picture lies in its pane: a pixel of it at `p` is shown at `p * scale + (x, y)`. */
export interface View extends Point {
  readonly scale: number;
}

/** So much larger than its own pixels a picture can be shown. */
const LARGEST = 8;

export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The whole picture in the middle of its pane, at most in its own size. */
export function fitted(size: Size, pane: Size): View {
  const scale = Math.min(1, pane.width / size.width, pane.height / size.height);
  return { scale, x: (pane.width - size.width * scale) / 2, y: (pane.height - size.height * scale) / 2 };
}

/** Larger or smaller, so that what lies under `at` stays there. */
export function zoomed(view: View, factor: number, at: Point, smallest: number): View {
  const scale = Math.min(LARGEST, Math.max(Math.min(smallest, 1), view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

/** Moved, with the middle of the pane kept on the picture. */
export function moved(view: View, by: Point, size: Size, pane: Size): View {
  const within = (at: number, middle: number, length: number) =>
    Math.min(middle, Math.max(middle - length * view.scale, at));
  return {
    scale: view.scale,
    x: within(view.x + by.x, pane.width / 2, size.width),
    y: within(view.y + by.y, pane.height / 2, size.height),
  };
}

/** A direction on the screen as one of the upright picture, which is shown turned clockwise. */
export function unturned({ x, y }: Point, turns: number): Point {
  const directions = [
    { x, y },
    { x: y, y: -x },
    { x: -x, y: -y },
    { x: -y, y: x },
  ];
  return directions[turns] ?? { x, y };
}

/** The part of the upright picture that the pane shows, in its pixels. */
export const shownPart = (view: View, size: Size, turns: number, pane: Size) =>
  partBetween(view, size, turns, { x: 0, y: 0 }, { x: pane.width, y: pane.height });

/** The part of the upright picture between two places of the pane, in its pixels. */
function partBetween(view: View, size: Size, turns: number, from: Point, to: Point) {
  const turned = turnedSize(size, turns);
  const middle = { x: turned.width / 2, y: turned.height / 2 };
  const corner = (at: Point) => {
    const from = { x: (at.x - view.x) / view.scale - middle.x, y: (at.y - view.y) / view.scale - middle.y };
    const { x, y } = unturned(from, turns);
    return { x: x + size.width / 2, y: y + size.height / 2 };
  };
  const one = corner(from);
  const other = corner(to);
  return {
    left: Math.max(0, Math.min(one.x, other.x)),
    top: Math.max(0, Math.min(one.y, other.y)),
    right: Math.min(size.width, Math.max(one.x, other.x)),
    bottom: Math.min(size.height, Math.max(one.y, other.y)),
  };
}

export interface Tile {
  readonly level: number;
  readonly column: number;
  readonly row: number;
  /** In pixels of the whole picture. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The tiles that fill the pane, of the coarsest level that is sharp on a screen of this density. */
export function tilesShown(zoom: Zoom, view: View, turns: number, pane: Size, density: number): readonly Tile[] {
  const { left, top, right, bottom } = shownPart(view, zoom, turns, pane);
  if (right <= left || bottom <= top) return [];
  const above = Math.max(0, Math.floor(-Math.log2(Math.min(1, view.scale * density))));
  const level = Math.max(0, zoom.levels - 1 - above);
  const side = zoom.tile * 2 ** (zoom.levels - 1 - level);
  const tiles: Tile[] = [];
  for (let row = Math.floor(top / side); row * side < bottom; row++)
    for (let column = Math.floor(left / side); column * side < right; column++)
      tiles.push({ level, column, row, ...placed(column * side, row * side, side, zoom) });
  return tiles;
}

const placed = (left: number, top: number, side: number, { width, height }: Size) => ({
  left,
  top,
  width: Math.min(side, width - left),
  height: Math.min(side, height - top),
});

const SMALLEST_FRAME = 0.01;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A frame moved by fractions of the picture, and kept on it. */
export function frameMoved(frame: Crop, by: Point): Crop {
  const { x, y, width, height } = frame;
  return { x: clamp(x + by.x, 0, 1 - width), y: clamp(y + by.y, 0, 1 - height), width, height };
}

/** A frame whose right lower corner, as the upright picture has it, is moved. */
export function frameStretched({ x, y, width, height }: Crop, by: Point): Crop {
  return {
    x,
    y,
    width: clamp(width + by.x, Math.min(SMALLEST_FRAME, 1 - x), 1 - x),
    height: clamp(height + by.y, Math.min(SMALLEST_FRAME, 1 - y), 1 - y),
  };
}

/** A frame drawn from one place of the pane to another. */
export function frameBetween(view: View, size: Size, turns: number, from: Point, to: Point): Crop {
  const { left, top, right, bottom } = partBetween(view, size, turns, from, to);
  const frame = { x: left / size.width, y: top / size.height };
  return frameStretched(
    { x: Math.min(1, frame.x), y: Math.min(1, frame.y), width: 0, height: 0 },
    { x: (right - left) / size.width, y: (bottom - top) / size.height },
  );
}

/** A frame in the middle of what is shown, half as wide and high. */
export function frameWithin(part: ReturnType<typeof shownPart>, size: Size): Crop {
  const width = (part.right - part.left) / 2 / size.width;
  const height = (part.bottom - part.top) / 2 / size.height;
  return { x: part.left / size.width + width / 2, y: part.top / size.height + height / 2, width, height };
}
