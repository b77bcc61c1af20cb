import { refusalOfTaken, type RoutedRemote, takenRoutes } from './taken-routes.ts';

const declared = (name: string, ...paths: string[]): RoutedRemote => ({
  name,
  routes: paths.map((path) => ({ path })),
});
const details = declared('details', '/details', '/settings', '/documents/:folderId', '/advice/*');

test.each([
  ['/settings', '/settings'],
  ['/Settings/', '/settings in other letters'],
  ['/documents/:id', 'a parameter by another name'],
  ['/advice/*', 'all that lies below'],
])('%s is taken: %s', (route) => {
  expect(takenRoutes(declared('about-us', '/about-us', route), [details])).toEqual([
    { path: route, owner: 'details' },
  ]);
});

test.each([['/settings/about-us'], ['/documents/new'], ['/advice/tax'], ['/advice'], ['/:any']])(
  '%s is not, for the more exact path is shown',
  (route) => {
    expect(takenRoutes(declared('about-us', route), [details])).toEqual([]);
  },
);

test('its own routes are not taken from it', () => {
  expect(takenRoutes(declared('details', '/settings'), [details])).toEqual([]);
  expect(refusalOfTaken(details, [details])).toBeNull();
});

test('the refusal says which and why, all at once', () => {
  expect(refusalOfTaken(declared('about-us', '/settings', '/details', '/about-us'), [details])).toBe(
    'about-us is refused: /settings belongs to details. /details belongs to details. ' +
      'An address has one page; give it another path in remote.ts.',
  );
});
