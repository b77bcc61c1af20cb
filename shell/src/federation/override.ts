import {
  LOOPBACK_ORIGIN,
  OVERRIDE_PARAMETER,
  type Registry,
  type RegistryEntry,
} from '@phila/contract/remote';

/** One remote taken from a build on the developer's own machine, for this browser alone. */
export interface Override {
  name: string;
  /** The origin of the build's server, such as `http://localhost:9102`. */
  address: string;
}

/** What the service put into the page: it read a cookie that an administrator had signed. */
export const overrideInForce = (): Override | null => {
  const text = document.getElementById('override')?.textContent;
  return text ? (JSON.parse(text) as Override) : null;
};

/**
 * What `?remote=details@http://localhost:9102` of the address asks for; null where nothing is asked.
 * @throws with one sentence when it names no remote, or no server on the developer's own machine
 */
export const overrideAskedFor = (search: string): Override | null => {
  const asked = new URLSearchParams(search).get(OVERRIDE_PARAMETER);
  if (asked === null) return null;
  const [name = '', ...rest] = asked.split('@');
  const address = rest.join('@');
  const example = `${OVERRIDE_PARAMETER}=details@http://localhost:9101`;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`The address asks for a build without the name of a remote. Write ?${example}`);
  if (!LOOPBACK_ORIGIN.test(address))
    throw new Error(
      `A build of ${name} is taken from your own machine only, by an address without a path. Write ?${example}`,
    );
  return { name, address };
};

/**
 * The registry with the developer's build in place of the release, or beside the others when it is a new remote.
 * There is nothing to check its files against, and nothing to fetch ahead.
 * @throws with one sentence when what answers there cannot be used
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
  const entry: RegistryEntry = {
    ...(release as RegistryEntry),
    version: 'local',
    base: `${address}/`,
    integrity: {},
    preload: {},
  };
  return { ...registry, remotes: [...registry.remotes.filter((remote) => remote.name !== name), entry] };
};
