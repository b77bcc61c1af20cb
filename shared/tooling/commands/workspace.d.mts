/** The folder of the workspace. */
export declare const root: string;
/** The names of the remotes: `details` of `mfe-details`. */
export declare const remotes: () => string[];
/** The names of those that a site has: all but the kit. */
export declare const released: () => string[];
/** Prints messages and runs programs for a command. */
export interface Output {
  say: (line: string) => void;
  run: (command: string, args: string[], options?: object) => Promise<void>;
}
/** A program of the workspace's own dependencies. */
export declare const bin: (name: string) => string;
