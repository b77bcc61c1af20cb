/**
 * Tells if a remote's release can be in use beside others. Publishing, promoting and the set of each page ask the same
 * function, so that a release which was let in is never left out for a reason that could have been said before.
 */
import { refusalOfTaken, type RoutedRemote } from '@phila/contract';
import { gtr, satisfies, validRange } from 'semver';
import { keyOfCall } from './calls.ts';
import type { Called } from './calls.ts';

/** The part of a declaration that a site checks. */
export interface Declared extends RoutedRemote {
  /** Platform versions that it runs on, as a semver range: `^1.0.0`. */
  platform: string;
}

/** A remote's release, as far as it must fit. */
export interface FittedRemote {
  version: string;
  declaration: Declared;
  /** Names that the build imports from the host, by key of the share scope (`@phila/ui/page`). */
  imports: Readonly<Record<string, readonly string[]>>;
  /** Calls of the service that the build makes. */
  calls: readonly Called[];
}

/** A release of the shell, as far as remotes must fit it. */
export interface FittedHost {
  version: string;
  /** The version of the platform that it has. */
  platform: string;
  /** Names that it exports, by key of the share scope; null for a module whose names only running it tells. */
  provided: Readonly<Record<string, readonly string[] | null>>;
}

/** A running instance of the service. During a release of the service, older and newer ones answer at once. */
export interface RunningInstance {
  /** Every call that it answers. */
  calls: readonly Called[];
}

/** The sentence that refuses a remote whose range does not have the host's platform; null where it does. */
export const refusalOfPlatform = (
  { name, platform }: Pick<Declared, 'name' | 'platform'>,
  host: Pick<FittedHost, 'platform'>,
): string | null => {
  if (!validRange(platform))
    return `${name} declares the platform ${platform}, which is no version range. State one in remote.ts: '^${host.platform}'.`;
  if (satisfies(host.platform, platform)) return null;
  const versions = `${name} needs the platform ${platform}, and the running site has ${host.platform}.`;
  return gtr(host.platform, platform)
    ? `${versions} Build it against ${host.platform} (npm install @phila/platform@${host.platform}, then npm run build) and state '^${host.platform}' in remote.ts.`
    : `${versions} Release the newer shell first (npm run release -- shell), or ask for less in remote.ts.`;
};

/** Names that the host does not export would be undefined in the page. */
export const refusalOfMissingNames = (
  name: string,
  imports: FittedRemote['imports'],
  provided: FittedHost['provided'],
): string | null => {
  const missing = Object.entries(imports).flatMap(([key, names]) => {
    if (!Object.hasOwn(provided, key)) return [key];
    const exported = provided[key] ?? names;
    const lacking = names.filter((one) => !exported.includes(one));
    return lacking.length === 0 ? [] : [`${lacking.join(', ')} of ${key}`];
  });
  if (missing.length === 0) return null;
  return (
    `${name} uses ${missing.join(' and ')}, which the shell of the running site does not provide. ` +
    'Release the newer shell first, or leave it out.'
  );
};

const answered = new WeakMap<RunningInstance, ReadonlySet<string>>();

/** The keys of an instance's calls, made once: a set is resolved for each page. */
const answeredBy = (instance: RunningInstance): ReadonlySet<string> => {
  const known = answered.get(instance) ?? new Set(instance.calls.map(keyOfCall));
  answered.set(instance, known);
  return known;
};

/** Lists calls that some running instance does not answer, each once. */
export const missingCalls = (
  calls: readonly Called[],
  instances: readonly RunningInstance[],
): readonly Called[] =>
  calls.filter((call) => instances.some((instance) => !answeredBy(instance).has(keyOfCall(call))));

/** The sentence that refuses a remote whose calls some running instance lacks; null for none. */
export const refusalOfCalls = (
  name: string,
  calls: readonly Called[],
  instances: readonly RunningInstance[],
): string | null => {
  const missing = missingCalls(calls, instances);
  if (missing.length === 0) return null;
  const listed = missing.map(({ method, path }) => `${method} ${path}`).join(', ');
  return (
    `${name} calls ${listed}, which ${instances.length > 1 ? 'not every running service has' : 'the running service does not have'}. ` +
    'Release the newer service first, or leave the call out.'
  );
};

/**
 * Tells if a release fits: the host's platform and names, the calls of every running instance, the addresses of the
 * others.
 * @param others declarations of the set's other remotes; its own is skipped
 * @returns the sentence that refuses it; null when it fits
 */
export const fits = (
  { declaration, imports, calls }: FittedRemote,
  others: readonly RoutedRemote[],
  { host, instances }: { host: FittedHost; instances: readonly RunningInstance[] },
): string | null =>
  refusalOfPlatform(declaration, host) ??
  refusalOfMissingNames(declaration.name, imports, host.provided) ??
  refusalOfCalls(declaration.name, calls, instances) ??
  refusalOfTaken(declaration, others);
