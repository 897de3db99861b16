/** Fewer pixels than this are a press, not a move. */
const THRESHOLD = 6;

/** Moves one of a row of elements to the place of another, by mouse, pen or finger. */
export class Drag {
  /** Whether the press that ends now was a move. */
  moved = false;
  readonly #drop: (from: number, to: number) => void;
  readonly #places = new Map<HTMLElement, number>();
  #target: HTMLElement | null = null;

  constructor(drop: (from: number, to: number) => void) {
    this.#drop = drop;
  }

  /** For the element at a place; to be attached to it. */
  handle(at: number): (element: HTMLElement) => () => void {
    return (element) => {
      this.#places.set(element, at);
      const press = (event: PointerEvent) => {
        if (event.button === 0) this.#begin(event, element, at);
      };
      element.addEventListener('pointerdown', press);
      return () => {
        element.removeEventListener('pointerdown', press);
        this.#places.delete(element);
      };
    };
  }

  #begin(start: PointerEvent, element: HTMLElement, at: number): void {
    this.moved = false;
    const ended = new AbortController();
    const move = (event: PointerEvent) => {
      if (!this.moved && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < THRESHOLD) return;
      this.moved = true;
      element.classList.add('dragged');
      this.#aim(document.elementFromPoint(event.clientX, event.clientY));
    };
    const end = (event: Event) => {
      ended.abort();
      element.classList.remove('dragged');
      const to = this.#target && this.#places.get(this.#target);
      this.#aim(null);
      // The press that ended the move comes as a click before any timer; the next press, of whatever kind, is a press.
      setTimeout(() => {
        this.moved = false;
      });
      if (event.type === 'pointerup' && to !== null && to !== undefined && to !== at) this.#drop(at, to);
    };
    const { signal } = ended;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  #aim(over: Element | null): void {
    this.#target?.classList.remove('target');
    this.#target = [...this.#places.keys()].find((one) => over !== null && one.contains(over)) ?? null;
    this.#target?.classList.add('target');
  }
}
