import * as z from 'zod/mini';

/** A module that a build exposes to the host, and the scripts that come with it. */
export interface Exposed {
  /** `./lifecycles`, or the name that a widget or a side-panel button declares. */
  module: string;
  scripts: readonly string[];
}

const federationManifest = z.object({
  name: z.string(),
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/** The name of a remote's container. */
const containerOf = (name: string): string => `phila_${name.replaceAll('-', '_')}`;

/**
 * Reads what a build exposes.
 * @param federation the text of its `mf-manifest.json`; null where it has none
 * @param modules those that its declaration names
 * @returns the modules, or the sentence that refuses a build which does not expose what it declares
 */
export const readExposed = (
  name: string,
  federation: string | null,
  modules: readonly string[],
): readonly Exposed[] | { refusal: string } => {
  if (federation === null)
    return {
      refusal: `${name} has no mf-manifest.json. Build it with manifest: true of the federation’s plugin.`,
    };
  let text: unknown;
  try {
    text = JSON.parse(federation);
  } catch {
    text = null;
  }
  const { data } = federationManifest.safeParse(text);
  if (data === undefined)
    return {
      refusal: `The mf-manifest.json of ${name} is not that of the federation’s plugin. Build it again.`,
    };
  if (data.name !== containerOf(name))
    return {
      refusal: `The build is named ${data.name}, and remote.ts names it ${name}: give federation the name ${name}.`,
    };
  const exposed = data.exposes.map((one) => ({ module: `./${one.name}`, scripts: one.assets.js.sync }));
  const missing = ['./lifecycles', ...modules].find((one) => !exposed.some(({ module }) => module === one));
  return missing === undefined
    ? exposed
    : { refusal: `The build of ${name} does not expose ${missing}: add it to exposes of federation.` };
};
