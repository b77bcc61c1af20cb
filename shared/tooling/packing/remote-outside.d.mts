/** A template in a folder of its own, outside the workspace. */
export interface OutsideRemote {
  folder: string;
  /** The folder of its build. */
  output: string;
  /** Checks the types, and returns the complaints. */
  types: () => Promise<string>;
  /** Builds, and returns the complaints. */
  build: () => Promise<string>;
  /** Draws the pages that everyone may open, and returns the verdict on each. */
  check: () => Promise<string>;
  remove: () => void;
}

export declare const packedPackages: () => Promise<{ archives: string[]; remove: () => void }>;

export declare const placeRemoteOutside: (
  bundler: 'webpack' | 'rspack' | 'vite',
  archives: string[],
) => OutsideRemote;
