import type { SpawnOptions } from 'node:child_process';

/** The folder of the workspace. */
export declare const root: string;
/** The version of pnpm that the workspace is installed with. */
export declare const PNPM: string;
/** True for a person who may install packages of the system. */
export declare const isRoot: () => boolean;
/** The names of the remotes: `details` of `mfe-details`. */
export declare const remotes: () => string[];
/** The names of those that a site has: all but the kit. */
export declare const released: () => string[];
/** Prints messages and runs programs for a command. */
export interface Output {
  say: (line: string) => void;
  run: (command: string, args: string[], options?: SpawnOptions) => Promise<void>;
}
/** Prints and runs at the terminal. */
export declare const terminal: Output;
/** Runs a program to its end, its output passed on; fails with its name and exit code. */
export declare const run: Output['run'];
/** Runs a script by this Node, as `run` does. */
export declare const node: (args: string[], options?: SpawnOptions) => Promise<void>;
/** A program of the workspace's own dependencies. */
export declare const bin: (name: string) => string;
/** The fingerprint of all files of the places. */
export declare const fingerprint: (places: string[], extra?: string) => string;
/** Does the work unless the stamp at `file` says that it was done for the same fingerprint. */
export declare const unlessDone: (file: string, mark: string, work: () => unknown) => Promise<boolean>;
/** The command and arguments that run the pinned pnpm. */
export declare const pnpm: (...args: string[]) => [string, string[]];
/** Installs what the lockfile names, unless that was done. */
export declare const install: (options?: { frozen?: boolean }) => Promise<void>;
/** True if a program is there and answers. */
export declare const answers: (command: string, args?: string[]) => boolean;
/** Installs packages of Debian, where that may be done; false where not. */
export declare const aptInstall: (...packages: string[]) => boolean;
