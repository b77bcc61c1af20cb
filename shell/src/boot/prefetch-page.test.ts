import { calls } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { thandi } from '../testing/render-shell.tsx';
import { everything } from '../testing/declarations.ts';
import { prefetchPage } from './prefetch-page.ts';

const { profileName } = calls.account;
const { countries, genders, titles } = calls.lookup;

/** Registry with reads declared for one page for signed-in people and one for anyone. */
const registry: Registry = {
  ...everything,
  remotes: everything.remotes.map((remote) => ({
    ...remote,
    declaration: {
      ...remote.declaration,
      routes: remote.declaration.routes.map((route) => {
        if (route.path === '/details/personal/biographical')
          return {
            ...route,
            prefetch: ['/Lookup/titles', '/Lookup/genders', '/Lookup/countries?PageNumber=1&Counted=false'],
          };
        return route.path === '/sign-up' ? { ...route, prefetch: ['/Lookup/countries'] } : route;
      }),
    },
  })),
};

const begin = (signedIn: boolean) =>
  renderWithPlatform(createElement('p'), {
    signedIn,
    answers: [thandi, answer(titles, []), answer(genders, []), answer(countries, [])],
  });

const asked = () =>
  [profileName, titles, genders, countries]
    .filter((call) => fake.sent(call).length > 0)
    .map(({ path }) => path);

it('requests the page’s declared reads, and the name for the header', async () => {
  begin(true);
  prefetchPage(registry, '/details/personal/biographical', '');
  await waitFor(() => expect(asked()).toEqual([profileName.path, titles.path, genders.path, countries.path]));
  // Sends numbers as numbers, so that the page's own read is the same.
  expect(fake.sent(countries)).toMatchObject([{ query: { PageNumber: 1, Counted: 'false' } }]);
});

it('leaves the first rows of a list to its page where the address names others', async () => {
  begin(true);
  prefetchPage(registry, '/details/personal/biographical', '?page=2');
  await waitFor(() => expect(asked()).toEqual([profileName.path, titles.path, genders.path]));
});

it('requests the public reads of a public page, and no name', async () => {
  begin(false);
  prefetchPage(registry, '/sign-up', '');
  await waitFor(() => expect(asked()).toEqual([countries.path]));
});

it('requests nothing for a page that the person may not enter, or that no remote declares', async () => {
  begin(false);
  prefetchPage(registry, '/details/personal/biographical', '');
  prefetchPage(registry, '/nothing/here', '');
  // Waits one tick: a request would be sent within it.
  await Promise.resolve();
  expect(asked()).toEqual([]);
});
