/** A template in a folder of its own, outside the workspace. */
export interface OutsideRemote {
  folder: string;
  /** The folder of its build. */
  output: string;
  /** What the type check says where it fails. */
  types: () => Promise<string>;
  /** What the build says where it fails. */
  build: () => Promise<string>;
  remove: () => void;
}

export declare const packedPackages: () => { archives: string[]; remove: () => void };

export declare const placeRemoteOutside: (
  bundler: 'webpack' | 'rspack' | 'vite',
  archives: string[],
) => OutsideRemote;
