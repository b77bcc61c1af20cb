import type { calls, InputOf } from '@phila/contract/calls';

/** Report about a release. */
export type ReleaseFault = InputOf<typeof calls.administration.reportRemoteFault>['body'];

const waiting: ReleaseFault[] = [];
const keep = (fault: ReleaseFault): void => void waiting.push(fault);
let hear = keep;

/** Notes a fault of a release of which no page says anything; it is reported once a layout is shown. */
export const noteFault = (fault: ReleaseFault): void => hear(fault);

/** Passes on the faults that were noted, and those to come. @returns a function that stops it */
export const hearFaults = (listener: (fault: ReleaseFault) => void): (() => void) => {
  hear = listener;
  for (const fault of waiting.splice(0)) listener(fault);
  return () => {
    hear = keep;
  };
};

const versions = new Map<string, string>();

/** Notes which version of a remote is loaded: the page may have named another. */
export const noteVersion = (remote: string, version: string): void => void versions.set(remote, version);

export const versionInUse = (remote: string): string | undefined => versions.get(remote);
