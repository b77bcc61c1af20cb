import { checkDeclaration, remoteDeclaration } from '../../../contract/dist/index.js';
import { refusalOfLinks } from './links.mjs';

const declared = (name, entries) =>
  remoteDeclaration.parse({
    name,
    title: 'Tried',
    owner: 'Squad',
    platform: '^1.0.0',
    routes: [{ path: `/${name}`, page: 'one', layout: 'portal', access: 'person', title: 'One' }],
    navigation: entries.map((entry) => ({ menu: 'footer-links', label: 'Trips', order: 900, ...entry })),
  });

const refusal = (entry, others = []) =>
  refusalOfLinks(
    declared('travel', [entry]),
    others,
    checkDeclaration,
    async (file) => file === '/guide.pdf',
  );

test('an entry that leads to a page of the site passes, and is refused on a site without that page', async () => {
  expect(await refusal({ to: '/documents' }, [declared('documents', [])])).toBeNull();
  expect(await refusal({ to: '/documents' })).toBe(
    'travel does not fit the running site: the menu entry "Trips" leads to /documents, which no remote declares as a route.',
  );
});

test('a file to be saved must be on the site', async () => {
  expect(await refusal({ to: '/guide.pdf#page=2', download: true })).toBeNull();
  expect(await refusal({ to: '/other.pdf', download: true })).toContain(
    'the menu entry "Trips" offers /other.pdf, a file that the site does not have',
  );
});
