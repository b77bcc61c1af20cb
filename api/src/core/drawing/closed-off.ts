import { execFile } from 'node:child_process';

/**
 * A network of its own without a way out, and process numbers of its own, so that it can neither reach a host nor end the
 * service. Node refuses files and further processes itself.
 */
const UNSHARE = [
  '/usr/bin/unshare',
  '--map-root-user',
  '--net',
  '--pid',
  '--fork',
  // Ends the program with `unshare`, which is what the service can end.
  '--kill-child',
  '--',
] as const;

/** Gives what to start a program with, so that it has no network and no parent; null where the system cannot do that. */
export const closedOff = (): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    const [command, ...flags] = UNSHARE;
    execFile(command, [...flags, '/bin/true'], (error) => resolve(error === null ? UNSHARE : null));
  });
