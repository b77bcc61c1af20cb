import type { Registry, RegistryEntry } from '@phila/contract/remote';
import { gtr, satisfies, validRange } from 'semver';
import { enforceIntegrity } from '../federation/integrity.ts';
import type { Override } from './override.ts';

/** Reason why a build can't run on this site's platform, worded as in the release command; null if it can. */
const refusalOf = (name: string, range: string | undefined, platform: string): string | null => {
  if (!range || !validRange(range))
    return `${name} declares the platform ${range ?? ''}, which is no version range.`;
  if (satisfies(platform, range)) return null;
  return (
    `${name} needs the platform ${range}, and this site has ${platform}. ` +
    (gtr(platform, range)
      ? 'Build the remote against the newer platform and state it in remote.ts.'
      : 'Release the newer shell first, or ask for less in remote.ts.')
  );
};

/**
 * Replaces a release with the developer's build, or adds it as a new remote, without integrity or preloads.
 * @throws with a sentence if the build can't be used
 */
export const withOverride = async (registry: Registry, { name, address }: Override): Promise<Registry> => {
  const response = await fetch(`${address}/release.json`, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${address}. Serve it with: npm run dev -- ${name}`, { cause });
  });
  if (!response.ok)
    throw new Error(
      `${address} serves no build of a remote: it answered ${response.status} for release.json.`,
    );
  const release = (await response.json().catch((cause: unknown) => {
    throw new Error(`${address} serves no build of a remote: its release.json is not readable.`, { cause });
  })) as Partial<RegistryEntry>;
  if (release.name !== name)
    throw new Error(`${address} serves ${release.name ?? 'something else'}, and not ${name}.`);
  const refusal = refusalOf(name, release.declaration?.platform, registry.platform);
  if (refusal) throw new Error(refusal);
  const entry: RegistryEntry = {
    ...(release as RegistryEntry),
    version: 'local',
    base: `${address}/`,
    integrity: {},
    preload: {},
  };
  const others = registry.remotes.filter((remote) => remote.name !== name);
  const overridden = { ...registry, remotes: [...others, entry] };
  // Registers the build, as the browser refuses files that no registry names.
  enforceIntegrity(overridden);
  return overridden;
};
