/**
 * Pixels per step, milliseconds between steps, and milliseconds of rest after an interaction (specification:
 * weather-and-news).
 */
export const STEP = 200;
export const EVERY = 3_000;
export const REST = 5_000;

/** Scrolls a strip to and fro by itself; stops while the person uses it. */
export class AutoScroll {
  #strip: HTMLElement | null = null;
  readonly #holders = new Set<string>();
  #direction = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;

  start(strip: HTMLElement): void {
    this.#strip = strip;
    this.#isRunning = true;
    this.#moveIn(EVERY);
  }

  stop(): void {
    this.#isRunning = false;
    clearTimeout(this.#timer);
  }

  /** Stops while the pointer is over it or the keyboard in it. */
  hold(holder: string): void {
    this.#holders.add(holder);
    clearTimeout(this.#timer);
  }

  release(holder: string): void {
    if (this.#holders.delete(holder)) this.#moveIn(REST);
  }

  /** Rests after the person scrolled it. */
  touched(): void {
    this.#moveIn(REST);
  }

  #moveIn(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isRunning || this.#holders.size > 0) return;
    this.#timer = setTimeout(() => {
      this.#move();
      this.#moveIn(EVERY);
    }, wait);
  }

  #move(): void {
    const strip = this.#strip;
    if (!strip || document.hidden) return;
    const end = strip.scrollWidth - strip.clientWidth;
    if (end <= 0) return;
    // Allows for widths that are fractions on some screens.
    if (strip.scrollLeft >= end - 1) this.#direction = -1;
    else if (strip.scrollLeft <= 1) this.#direction = 1;
    strip.scrollBy({ left: this.#direction * STEP, behavior: 'smooth' });
  }
}
