/** Fetches what the page at a path needs, ahead of a click. */
export type Preloader = (pathname: string) => void;

let preloader: Preloader = () => undefined;

/** The host says how; it may be called often for the same path. */
export const setPreloader = (other: Preloader): void => {
  preloader = other;
};

export const preload = (pathname: string): void => preloader(pathname);
