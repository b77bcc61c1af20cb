const { ResizeObserver: before } = globalThis;

/**
 * Gives measured containers a width until the test ends, because jsdom has no layout. Returns how to change it; wrap
 * that in `act`.
 */
export const containerIs = (width: number): ((width: number) => void) => {
  const callbacks = new Set<ResizeObserverCallback>();
  let now = width;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => now);
  globalThis.ResizeObserver = class {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      callbacks.add(this.#callback);
    }
    unobserve() {}
    disconnect() {
      callbacks.delete(this.#callback);
    }
  };
  return (next) => {
    now = next;
    const entry = { contentRect: { width: next } } as ResizeObserverEntry;
    for (const callback of callbacks) callback([entry], {} as ResizeObserver);
  };
};

afterEach(() => {
  globalThis.ResizeObserver = before;
  jest.restoreAllMocks();
});
