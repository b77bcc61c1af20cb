import path from 'node:path';
import { readRemote } from './declaration.mjs';

/**
 * @import { RemoteDeclaration } from '../../contract/dist/index.js'
 * @typedef {Awaited<ReturnType<typeof readRemote>>['sections'][number]} Named
 */

/** Blocks that draw a section's page, by the kind of its record. */
const BLOCKS = { single: 'RecordCard', table: 'RecordScreen' };

/** The generic page of a section of administration, which draws its own frame. */
const resourcePage = (/** @type {Named} */ { recordName, recordFrom, props }) => `
import { createElement } from 'react';
import { ${recordName} as resource } from '${recordFrom}';
import { ResourceScreen } from '@phila/ui';
const props = ${JSON.stringify(props)};
export default () => createElement(ResourceScreen, { resource, ...props });
`;

/** The generic page of a section: its record alone of all records, and the block for its kind. */
const genericPage = (/** @type {Named} */ section) => {
  const { recordName, recordFrom, record } = section;
  // A resource has a capability, and no other record has one.
  if ('capability' in record) return resourcePage(section);
  const { title, sentence, ...props } = section.props;
  const block = BLOCKS[record.paths.kind];
  // Drops the words for an empty list: a single record's card has its own.
  if (record.paths.kind === 'single') delete props.why;
  return `
import { createElement } from 'react';
import { ${recordName} as type } from '${recordFrom}';
import { Page, ${block} } from '@phila/ui';
const props = ${JSON.stringify(props)};
export default () =>
  createElement(Page, ${JSON.stringify({ title, sentence })}, createElement(${block}, { type, ...props }));
`;
};

const listed = (/** @type {Named} */ { page, props, generic }) =>
  generic
    ? `{ page: ${JSON.stringify(page)}, load: () => import(/* webpackChunkName: ${JSON.stringify(page)} */ ${JSON.stringify(`./remote.ts?section=${page}`)}) }`
    : JSON.stringify({ page, props });

/** Keeps only what the remote's own router needs; the shell has the whole declaration from the registry. */
const routed = (/** @type {RemoteDeclaration} */ { name, routes }) => ({
  name,
  routes: routes.map(({ path: address, page, redirect }) => ({ path: address, page, redirect })),
});

/**
 * Replaces a remote's `remote.ts` in its bundle by the routes that were declared, so that the records it imports to say
 * them stay out of the remote's first file; and makes the generic page of each section (`remote.ts?section=tax`) a chunk
 * of its own.
 * @this {import('webpack').LoaderContext<unknown>}
 */
export default async function remoteLoader() {
  const folder = path.dirname(this.resourcePath);
  const { declaration, sections } = await readRemote(folder);
  const page = new URLSearchParams(this.resourceQuery).get('section');
  const section = sections.find((one) => one.page === page);
  if (section !== undefined) return genericPage(section);
  return `
export default ${JSON.stringify(routed(declaration))};
export const sections = [${sections.map(listed).join(',\n')}];
`;
}
