/** Limits concurrent connections, by network address and in total. */
export class Connections {
  readonly #mostEach: number;
  readonly #mostOfAll: number;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(mostEach: number, mostOfAll: number) {
    this.#mostEach = mostEach;
    this.#mostOfAll = mostOfAll;
  }

  /** @returns a function that releases the connection, or the limit reached. */
  take(key: string): (() => void) | 'address' | 'all' {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#mostEach) return 'address';
    if (this.#all >= this.#mostOfAll) return 'all';
    this.#counts.set(key, count + 1);
    this.#all += 1;
    let isGiven = true;
    return () => {
      if (!isGiven) return;
      isGiven = false;
      this.#all -= 1;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
