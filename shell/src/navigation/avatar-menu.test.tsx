import { calls } from '@phila/contract/calls';
import { answer } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryOf } from '../testing/declarations.ts';
import { renderShell } from '../testing/render-shell.tsx';

const page = (path: `/${string}`, name: string) =>
  ({ path, page: name, layout: 'portal', access: 'person', title: name }) as const;
const registry = registryOf({
  name: 'public',
  title: 'Public site',
  owner: 'Squad',
  platform: '^1.0.0',
  routes: [
    page('/vouchers', 'vouchers'),
    page('/choose-account', 'choose-account'),
    page('/sync-account', 'sync-account'),
  ],
  navigation: [
    { menu: 'avatar', label: 'Change account', to: '/choose-account', order: 1, when: 'several-profiles' },
    { menu: 'avatar', label: 'Update from employer', to: '/sync-account', order: 2, when: 'employer-record' },
  ],
});

const linksFor = async (more: { profiles?: number; hasEmployerRecord?: boolean }): Promise<string[]> => {
  const name = { firstName: 'Nomsa', lastName: 'Khumalo', osNo: 1, orgIdGuid: null, ...more };
  renderShell({ path: '/vouchers', registry, answers: [answer(calls.account.profileName, name)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Your account' }));
  await waitFor(() => expect(screen.getAllByText('Nomsa').length).toBeGreaterThan(0));
  return screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => /account|employer/i.test(text ?? ''));
};

it.each([
  [{}, []],
  [{ profiles: 1, hasEmployerRecord: false }, []],
  [{ profiles: 2, hasEmployerRecord: false }, ['Change account']],
  [{ profiles: 1, hasEmployerRecord: true }, ['Update from employer']],
  [{ profiles: 3, hasEmployerRecord: true }, ['Change account', 'Update from employer']],
])('%j: the entries %j', async (profile, links) => {
  expect(await linksFor(profile)).toEqual(links);
});
