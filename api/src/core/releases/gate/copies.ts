/**
 * Finds copies of libraries that the host provides. A second React has hooks, and a second router or cache a state, of
 * its own. Looks for texts in the code itself: names of exports are gone from a build whose unused ones were shaken off.
 */

/** Texts that stay in a minified production build of each library, by its name. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  react: [
    // setState of a class component, from 18 on; before that, every error led to this address.
    'takes an object of state variables to update or a function which returns an object of state variables',
    'reactjs.org/docs/error-decoder',
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  ],
  'react-dom': ['__reactContainer$', '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
  'react-router-dom': ['__reactRouterVersion'],
  '@tanstack/react-query': ['No QueryClient set, use QueryClientProvider'],
  'react-redux': ['react-redux-context'],
  antd: ['@layer antd'],
  '@ant-design/cssinjs': ['data-rc-order'],
};

/** Lists the libraries that a script has a copy of. */
export const copiesIn = (script: string): string[] =>
  Object.keys(MARKS).filter((library) => MARKS[library]?.some((mark) => script.includes(mark)));

/**
 * The sentence that refuses a build with a copy of what the host provides; null for none.
 * @param scripts by path
 */
export const refusalOfCopies = (name: string, scripts: ReadonlyMap<string, string>): string | null => {
  const [copied] = [...scripts].flatMap(([path, script]) =>
    copiesIn(script).map((library) => ({ path, library })),
  );
  return copied === undefined
    ? null
    : `${copied.path} of ${name} has a copy of ${copied.library}, which the host provides: take \`shared\` from @phila/remote-kit.`;
};
