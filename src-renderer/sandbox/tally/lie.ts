/** Where a die lies in a bowl 100 across, and how it is turned, in degrees. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const MIDDLE = 50;
const RING = 23;
const FULL_TURN = 360;

/** Scatters dice over the floor of the bowl: apart from one another, and otherwise as the number of the throw has it. */
export function lieInBowl(throwNumber: number, dice: number): readonly Lie[] {
  return Array.from({ length: dice }, (_, at): Lie => {
    const wobble = 4 * scatter(throwNumber, at);
    const angle = ((at + scatter(throwNumber, 99)) / (dice - 1)) * 2 * Math.PI;
    const radius = at === 0 ? wobble : RING + wobble;
    return {
      x: MIDDLE + radius * Math.cos(angle),
      y: MIDDLE + radius * Math.sin(angle),
      turn: Math.round(FULL_TURN * scatter(at, throwNumber)),
    };
  });
}

/** A number from 0 to 1 that looks like none in particular and is always the same for the same two. */
function scatter(a: number, b: number): number {
  const mixed = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}
