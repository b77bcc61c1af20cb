/** Checks what a remote declares: its size and shape, its icons and links, and that its build has what its routes need. */
import { calls, checkDeclaration, everyCall, faultOfToday, remoteDeclaration } from '@phila/contract';
import type { RemoteDeclaration } from '@phila/contract';
import type { ReleaseFile } from './manifest.ts';

/** Bytes of a declaration as JSON: every page of the site carries those of all remotes. */
const MOST_BYTES = 20_000;

/**
 * Reads a declaration.
 * @returns it, or the sentence that refuses one which is too large, misshapen or another remote's
 */
export const readDeclaration = ({
  name,
  declaration,
}: Pick<ReleaseFile, 'name' | 'declaration'>): RemoteDeclaration | { refusal: string } => {
  const bytes = Buffer.byteLength(JSON.stringify(declaration) ?? '');
  if (bytes > MOST_BYTES)
    return {
      refusal: `${name} declares ${bytes} bytes, ${bytes - MOST_BYTES} over the site’s limit of ${MOST_BYTES}: every page carries them. Declare less in remote.ts.`,
    };
  const { data, error } = remoteDeclaration.safeParse(declaration);
  if (data === undefined) {
    const [issue] = error.issues;
    return { refusal: `${name} declares ${issue?.path.join('.') || 'nothing'} wrongly: ${issue?.message}.` };
  }
  return data.name === name
    ? data
    : {
        refusal: `The release is of ${name}, and its declaration of ${data.name}. Write the release.json again.`,
      };
};

/** The files that a declaration offers to be saved, as paths of the site. */
const downloadsOf = ({ navigation }: RemoteDeclaration): { label: string; file: string }[] =>
  navigation
    .filter(({ download, to }) => download === true && to.startsWith('/'))
    .map(({ label, to }) => ({ label, file: to.replace(/[?#].*$/s, '') }));

/**
 * The sentence that refuses a declaration with an unknown icon, or an entry that leads nowhere on this site; null for
 * none. No user sees such entries, and no error reports them.
 * @param others what the other remotes of the site declare
 * @param hasFile tells if the site has a file at an address
 */
export const refusalOfLinks = async (
  declaration: RemoteDeclaration,
  others: readonly RemoteDeclaration[],
  hasFile: (address: string) => Promise<boolean>,
): Promise<string | null> => {
  const fault = checkDeclaration(declaration, others);
  if (fault !== null) return `${declaration.name} does not fit the running site: ${fault}.`;
  for (const { label, file } of downloadsOf(declaration))
    if (!(await hasFile(file)))
      return `${declaration.name} does not fit the running site: the menu entry “${label}” offers ${file}, a file that the site does not have.`;
  return null;
};

/**
 * The sentence that refuses cards of Today from what is no read of cards in this service; null for none. The check of
 * calls finds what another running service does not answer.
 */
export const refusalOfToday = ({ name, today }: Pick<RemoteDeclaration, 'name' | 'today'>): string | null => {
  const fault = faultOfToday(
    today,
    everyCall(calls).map(({ call }) => call),
  );
  return fault === null ? null : `${name} does not fit the running site: ${fault}.`;
};

/** The sentence that refuses a build which does not say what its routes load, or loads what it does not have. */
export const refusalOfRoutes = (
  { name, integrity, preload }: Pick<ReleaseFile, 'name' | 'integrity' | 'preload'>,
  { routes }: Pick<RemoteDeclaration, 'routes'>,
): string | null => {
  const without = routes.find(({ path }) => !Object.hasOwn(preload, path));
  if (without !== undefined)
    return `${name} declares the route ${without.path}, and its build does not say what that loads. Build it again.`;
  const unknown = Object.keys(preload).find((path) => !routes.some((route) => route.path === path));
  if (unknown !== undefined)
    return `The build of ${name} has the route ${unknown}, which it does not declare. Build it again.`;
  const [lost] = Object.entries(preload).flatMap(([path, files]) =>
    files.filter((file) => !Object.hasOwn(integrity, file)).map((file) => ({ path, file })),
  );
  return lost === undefined
    ? null
    : `The route ${lost.path} of ${name} loads ${lost.file}, which is no script or style of its build. Build it again.`;
};
