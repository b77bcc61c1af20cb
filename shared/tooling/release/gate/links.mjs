/** Menu entries and side-panel buttons that lead nowhere: nobody would see them, and nobody would be told. */

/** Addresses that the shell answers itself. */
const OF_THE_SHELL = ['/sign-out'];

/** The address of an entry, without a place on the page; null for another site's. */
const addressOf = (target) => (target.startsWith('/') ? target.replace(/[?#].*$/s, '') || '/' : null);

/** What of a declaration is followed by somebody: its words and where they lead. */
const linksOf = ({ navigation, sidePanel }) => [
  ...navigation.map(({ label, to, download, group, menu }) => ({ words: label, to, download, group, menu })),
  ...sidePanel.filter(({ to }) => to !== undefined).map(({ text, to }) => ({ words: text, to })),
];

/**
 * The sentence that refuses a declaration for entries that lead nowhere, or null.
 * @param {object} declaration
 * @param {object[]} others what the other remotes of the site declare
 * @param {(registry: object, address: string) => unknown} findRoute the contract's own
 * @param {(address: string) => Promise<boolean>} hasFile whether the site has a file to download at an address
 * @returns {Promise<string | null>}
 */
export const refusalOfLinks = async (declaration, others, findRoute, hasFile) => {
  const registry = { remotes: [declaration, ...others].map((one) => ({ declaration: one })) };
  const lost = [];
  for (const { words, to, download } of linksOf(declaration)) {
    const address = addressOf(to);
    if (address === null || OF_THE_SHELL.includes(address)) continue;
    const leadsSomewhere = download ? await hasFile(address) : findRoute(registry, address) !== null;
    if (!leadsSomewhere) lost.push(`"${words}" leads to ${address}`);
  }
  if (lost.length === 0) return null;
  return (
    `${declaration.name} has menu entries that lead nowhere: ${lost.join(', ')}. ` +
    'Declare a route for each, or take the entry out of remote.ts.'
  );
};
