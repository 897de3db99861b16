import { untrack } from 'svelte';

export interface Toast {
  readonly id: number;
  readonly tone: 'plain' | 'fault';
  readonly text: string;
  /** The technical words behind it. */
  readonly detail?: string | undefined;
  /** Such as undoing what the toast reports. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const STAY_MS = 8000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  private last = 0;

  show(toast: Omit<Toast, 'id'>) {
    const shown = { ...toast, id: ++this.last };
    this.list = [...untrack(() => this.list), shown];
    // A toast with an action or bad news waits for its reader.
    if (toast.tone === 'plain' && !toast.action)
      setTimeout(() => {
        this.dismiss(shown.id);
      }, STAY_MS);
  }

  dismiss(id: number) {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
