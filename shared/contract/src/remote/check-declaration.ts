import { isDeclaredAt } from './is-declared-at.ts';
import type { RemoteDeclaration } from './declaration.ts';
import { iconNames, isDrawing } from './icon-names.ts';
import { SIGN_OUT_PATH } from './shell-pages.ts';

const isIcon = (icon: string): boolean => (iconNames as readonly string[]).includes(icon) || isDrawing(icon);

const ICON = 'It is neither an icon of the site nor the path data of an SVG drawing (M4 7h16).';

/** Icons of a declaration, with a description of each place. */
const iconsOf = ({
  navigation,
  sidePanel,
  overview,
  commands,
}: RemoteDeclaration): [place: string, icon: string][] => [
  ...navigation.flatMap(({ label, icon }): [string, string][] =>
    icon === undefined ? [] : [[`the menu entry "${label}"`, icon]],
  ),
  ...sidePanel.map(({ text, icon }): [string, string] => [`the side-panel button "${text}"`, icon]),
  ...overview.map(({ title, icon }): [string, string] => [`the overview part "${title}"`, icon]),
  ...commands.map(({ text, icon }): [string, string] => [`the command "${text}"`, icon]),
];

/** Links of a declaration, with a description of each place. */
const linksOf = ({
  navigation,
  sidePanel,
  overview,
  routes,
  bulkActions,
  commands,
}: RemoteDeclaration): [string, string][] => [
  ...navigation
    .filter(({ download }) => download !== true)
    .map(({ label, to }): [string, string] => [`the menu entry "${label}"`, to]),
  ...sidePanel.flatMap(({ text, to }): [string, string][] =>
    to === undefined ? [] : [[`the side-panel button "${text}"`, to]],
  ),
  ...overview.map(({ title, to }): [string, string] => [`the overview part "${title}"`, to]),
  ...bulkActions.flatMap(({ text, to }): [string, string][] =>
    to === undefined ? [] : [[`the bulk action "${text}"`, to]],
  ),
  ...commands.map(({ text, to }): [string, string] => [`the command "${text}"`, to]),
  ...routes.flatMap(({ path, redirect }): [string, string][] =>
    redirect === undefined ? [] : [[`the route ${path}`, redirect]],
  ),
  ...routes.flatMap(({ path, back }): [string, string][] =>
    back === undefined ? [] : [[`the way back from ${path}`, back.to]],
  ),
];

/**
 * Checks beyond the schema: unknown icons, routes reserved by the shell, dead links, and a second landing page.
 * `others` are the other remotes' declarations; null if not all are known, so that a link may lead to a missing one.
 * @returns the first fault as one sentence, or null.
 */
export const checkDeclaration = (
  declaration: RemoteDeclaration,
  others: readonly RemoteDeclaration[] | null,
): string | null => {
  const badIcon = iconsOf(declaration).find(([, icon]) => !isIcon(icon));
  if (badIcon) return `${badIcon[0]} has the icon "${badIcon[1]}". ${ICON}`;

  const taken = declaration.routes.find(({ path }) => path.toLowerCase() === SIGN_OUT_PATH);
  if (taken) return `the route ${taken.path} is a page of the shell's own`;

  const beside = (others ?? []).filter(({ name }) => name !== declaration.name);
  const deadEnd =
    others && linksOf(declaration).find(([, to]) => !isDeclaredAt([declaration, ...beside], to));
  if (deadEnd) return `${deadEnd[0]} leads to ${deadEnd[1]}, which no remote declares as a route`;

  const unclear = declaration.sidePanel.find(
    ({ to, module }) => (to === undefined) === (module === undefined),
  );
  if (unclear) return `the side-panel button "${unclear.text}" needs either "to" or "module"`;

  const landings = [declaration, ...beside].flatMap(({ name, navigation }) =>
    navigation.filter(({ landing }) => landing === true).map(({ to }) => ({ name, to })),
  );
  const [first, second] = landings;
  if (first && second && first.name === declaration.name)
    return `the menu entry to ${first.to} cannot be the landing page after sign-in: ${second.to} of ${second.name} is`;
  return null;
};
