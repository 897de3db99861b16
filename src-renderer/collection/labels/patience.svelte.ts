/** Waits for an answer that may never come, no longer than somebody cares to. */
export class Patience {
  #leave = $state.raw<(() => void) | null>(null);

  get waiting(): boolean {
    return this.#leave !== null;
  }

  async wait<T>(answer: Promise<T>): Promise<T | 'left'> {
    const left = new Promise<'left'>((resolve) => {
      this.#leave = () => {
        resolve('left');
      };
    });
    try {
      return await Promise.race([answer, left]);
    } finally {
      this.#leave = null;
    }
  }

  leave(): void {
    this.#leave?.();
  }
}
