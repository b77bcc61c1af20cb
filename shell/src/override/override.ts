import { LOOPBACK_ORIGIN, OVERRIDE_PARAMETER } from '@phila/contract/remote';

/** Remote replaced by a build on the developer's machine, for this browser only. */
export interface Override {
  name: string;
  /** Origin of the build's server, such as `http://localhost:9102`. */
  address: string;
}

/**
 * Reads `?remote=details@http://localhost:9102` from the address; null without it.
 * @throws with a sentence if it names no remote, or no server on the developer's machine
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
