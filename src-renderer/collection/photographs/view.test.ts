import { expect, test } from 'vitest';
import {
  fitted,
  frameBetween,
  frameMoved,
  frameStretched,
  frameWithin,
  moved,
  shownPart,
  tilesShown,
  unturned,
  zoomed,
} from './view.ts';

const zoom = { width: 4000, height: 3000, tile: 512, levels: 4 };
const pane = { width: 800, height: 600 };
const close = (part: object) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, Math.round((value as number) * 1e6) / 1e6]));

test('a picture is fitted into its pane and never made larger than it is', () => {
  expect(fitted(zoom, pane)).toEqual({ scale: 0.2, x: 0, y: 0 });
  expect(fitted({ width: 100, height: 50 }, pane)).toEqual({ scale: 1, x: 350, y: 275 });
});

test('zooming keeps the place under the pointer where it is, within limits', () => {
  const view = zoomed({ scale: 0.2, x: 0, y: 0 }, 2, { x: 100, y: 60 }, 0.2);
  expect(view).toEqual({ scale: 0.4, x: -100, y: -60 });
  expect(zoomed(view, 1e9, { x: 0, y: 0 }, 0.2).scale).toBe(8);
  expect(zoomed(view, 1e-9, { x: 0, y: 0 }, 0.2).scale).toBe(0.2);
});

test('the picture cannot be pushed out of its pane', () => {
  const view = fitted(zoom, pane);
  expect(moved(view, { x: 1e6, y: -1e6 }, zoom, pane)).toEqual({ scale: 0.2, x: 400, y: -300 });
});

test.each([0, 1, 2, 3])('turned %i times the whole pane shows the whole picture', (turns) => {
  const turned = turns % 2 === 0 ? zoom : { width: 3000, height: 4000 };
  const part = shownPart(fitted(turned, pane), zoom, turns, pane);
  expect(close(part)).toEqual({ left: 0, top: 0, right: 4000, bottom: 3000 });
});

test('turned clockwise, the left upper corner of the pane shows the left lower part of the upright picture', () => {
  const part = shownPart({ scale: 1, x: 0, y: 0 }, zoom, 1, { width: 100, height: 200 });
  expect(part).toEqual({ left: 0, top: 2900, right: 200, bottom: 3000 });
});

test('a direction turned and turned back is itself', () => {
  const right = { x: 1, y: 0 };
  expect([0, 1, 2, 3].map((turns) => close(unturned(right, turns)))).toEqual([
    { x: 1, y: 0 },
    { x: 0, y: -1 },
    { x: -1, y: -0 },
    { x: -0, y: 1 },
  ]);
});

test('fitted, a few coarse tiles are shown; close up, only those in the pane', () => {
  const coarse = tilesShown(zoom, fitted(zoom, pane), 0, pane, 1);
  expect(coarse.map(({ level, column, row }) => [level, column, row])).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 0, 1],
    [1, 1, 1],
  ]);
  expect(coarse.at(-1)).toMatchObject({ left: 2048, top: 2048, width: 1952, height: 952 });
  const fine = tilesShown(zoom, { scale: 1, x: -600, y: -600 }, 0, pane, 1);
  expect(fine.map(({ column, row }) => [column, row])).toEqual([
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ]);
  expect(fine.every(({ level }) => level === 3)).toBe(true);
  expect(tilesShown(zoom, { scale: 1, x: 5000, y: 0 }, 0, pane, 1)).toEqual([]);
});

test('a frame stays on the picture and keeps some size', () => {
  const frame = { x: 0.5, y: 0.5, width: 0.25, height: 0.25 };
  expect(frameMoved(frame, { x: 1, y: -1 })).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.25 });
  expect(frameStretched(frame, { x: 1, y: -1 })).toEqual({ x: 0.5, y: 0.5, width: 0.5, height: 0.01 });
  expect(frameWithin({ left: 0, top: 0, right: 4000, bottom: 3000 }, zoom)).toEqual({
    x: 0.25,
    y: 0.25,
    width: 0.5,
    height: 0.5,
  });
});

test('a frame is drawn from any corner to any other, and stays on the picture', () => {
  const view = fitted(zoom, pane);
  const drawn = frameBetween(view, zoom, 0, { x: 400, y: 300 }, { x: 200, y: 150 });
  expect(close(drawn)).toEqual({ x: 0.25, y: 0.25, width: 0.25, height: 0.25 });
  const over = frameBetween(view, zoom, 0, { x: 600, y: 300 }, { x: 5000, y: 5000 });
  expect(close(over)).toEqual({ x: 0.75, y: 0.5, width: 0.25, height: 0.5 });
});

test('a frame drawn on a picture turned right lies where it was drawn', () => {
  const view = fitted({ width: 3000, height: 4000 }, pane);
  const part = frameBetween(view, zoom, 1, { x: 175, y: 0 }, { x: 400, y: 300 });
  expect(close(part)).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
});
