import { refusalOfLinks } from './links.mjs';

const findRoute = ({ remotes }, address) =>
  remotes.flatMap(({ declaration }) => declaration.routes).find(({ path }) => path === address) ?? null;
const details = { name: 'details', routes: [{ path: '/details' }] };
const refusal = (entries, sidePanel = []) =>
  refusalOfLinks(
    {
      name: 'travel',
      routes: [{ path: '/travel' }],
      navigation: entries.map((entry) => ({ label: 'Trips', ...entry })),
      sidePanel,
    },
    [details],
    findRoute,
    async (address) => address === '/guide.pdf',
  );

test.each([
  ['/travel'],
  ['/travel#next'],
  ['/travel?year=2026'],
  ['/details'],
  ['/sign-out'],
  ['https://example.org/trips'],
])('%s leads somewhere', async (to) => {
  expect(await refusal([{ to }])).toBeNull();
});

test('an entry or a button that leads nowhere is named', async () => {
  expect(await refusal([{ to: '/travle' }], [{ text: 'Book', to: '/book' }, { text: 'Attach' }])).toBe(
    'travel has menu entries that lead nowhere: "Trips" leads to /travle, "Book" leads to /book. ' +
      'Declare a route for each, or take the entry out of remote.ts.',
  );
});

test('a file to be saved must be on the site', async () => {
  expect(await refusal([{ to: '/guide.pdf', download: true }])).toBeNull();
  expect(await refusal([{ to: '/other.pdf', download: true }])).toContain('"Trips" leads to /other.pdf');
});
