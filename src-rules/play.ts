/** What a log holds. Nothing is ever deleted from one: taking a move back appends an `undo`. */
export type Entry<Command, Event> = Act<Command, Event> | { readonly kind: 'undo' } | { readonly kind: 'redo' };
export interface Act<Command, Event> {
  readonly kind: 'act';
  readonly command: Command;
  readonly events: readonly Event[];
}

/** The acts that stand, oldest first, and those taken back, next to be redone last. */
export interface Timeline<Command, Event> {
  readonly done: readonly Act<Command, Event>[];
  readonly undone: readonly Act<Command, Event>[];
}

/** Reads a log: an `undo` takes back the last standing act, a new act drops what had been taken back. */
export function timeline<Command, Event>(log: readonly Entry<Command, Event>[]): Timeline<Command, Event> {
  const done: Act<Command, Event>[] = [];
  let undone: Act<Command, Event>[] = [];
  for (const entry of log) {
    if (entry.kind === 'act') {
      done.push(entry);
      undone = [];
      continue;
    }
    const [from, to] = entry.kind === 'undo' ? [done, undone] : [undone, done];
    const moved = from.pop();
    if (!moved) throw new Error(`log holds an ${entry.kind} with nothing to ${entry.kind}`);
    to.push(moved);
  }
  return { done, undone };
}

/** The state after the standing acts of a log. */
export function fold<State, Command, Event>(
  evolve: (state: State, event: Event) => State,
  start: State,
  log: readonly Entry<Command, Event>[],
): State {
  return timeline(log).done.reduce((state, act) => act.events.reduce(evolve, state), start);
}
