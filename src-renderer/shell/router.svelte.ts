import { leaveField } from './leave-field.ts';
import { pageOf, parseRoute, type Route } from './route.ts';

export type { Route } from './route.ts';

/** The address and the history of the window. A page is a room and a path; the query is a place or a switch on it. */
class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  /** Set by a move to another page until the page's heading has taken the focus. */
  private moved = false;
  private entry = this.markEntry();
  private readonly scrolled = new Map<string, number>();

  constructor() {
    history.scrollRestoration = 'manual';
    addEventListener('hashchange', () => {
      this.follow();
    });
  }

  go(address: string) {
    location.hash = address;
  }

  /** Changes the query in place: Back then leaves the page, not each switch set on it. */
  refine(changes: Readonly<Record<string, string | undefined>>) {
    const query = new URLSearchParams(this.route.query);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) query.delete(key);
      else query.set(key, value);
    }
    const [path = '#/'] = location.hash.split('?', 1);
    const search = query.toString();
    history.replaceState(history.state, '', search ? `${path}?${search}` : path);
    this.route = parseRoute(location.hash);
  }

  /** The heading of a page takes the focus after a move, and the page stands where it was last left. */
  arrive(heading: HTMLElement) {
    if (!this.moved) return;
    this.moved = false;
    heading.focus({ preventScroll: true });
    scrollTo(0, this.scrolled.get(this.entry) ?? 0);
  }

  private follow() {
    const next = parseRoute(location.hash);
    this.scrolled.set(this.entry, scrollY);
    this.entry = this.markEntry();
    this.moved = pageOf(next) !== pageOf(this.route);
    if (this.moved) leaveField();
    this.route = next;
  }

  /** Each entry of the history keeps a key, so that a return to it is told from a new visit. */
  private markEntry(): string {
    const state = history.state as { readonly key?: string } | null;
    const key = state?.key ?? crypto.randomUUID();
    history.replaceState({ key }, '');
    return key;
  }
}

export const router = new Router();
