type Load = (path: string) => void;

let load: Load | null = null;

/** For the shell: has the next navigation to another page load it whole; null ends that. */
export const loadNextPage = (by: Load | null): void => {
  load = by;
};

/** Loads another page whole where the shell asked for it. @returns false where it did not */
export const takesNextPage = (path: string): boolean => {
  load?.(path);
  return load !== null;
};
