import { calls, type SiteRemote } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import RemotesPage from './remotes-page.tsx';

const { siteRemotes } = calls.administration;

const show = (remotes: SiteRemote[]) =>
  renderWithPlatform(<RemotesPage />, {
    may: ['site.remotes.read'],
    answers: [answer(siteRemotes, remotes)],
  });

const unknown = { at: null, by: null, commit: null, tests: null };

it('says which release is in use, and where each came from', async () => {
  show([
    {
      name: 'career',
      version: '1.0.1',
      releases: [
        {
          version: '1.0.1',
          isInUse: true,
          at: '2026-11-25T08:00:00.000Z',
          by: 'Lerato Nkosi',
          commit: '0123456789ab',
          tests: 'passed',
        },
        { ...unknown, version: '1.0.0', isInUse: false },
      ],
    },
    { name: 'wealth', version: null, releases: [{ ...unknown, version: '1.0.0', isInUse: false }] },
  ]);
  expect(await screen.findByText('0123456789ab')).toBeInTheDocument();
  expect(screen.getAllByText('In use')).toHaveLength(1);
  expect(screen.getByText('Lerato Nkosi')).toBeInTheDocument();
  expect(screen.getByText('Tests passed')).toBeInTheDocument();
  expect(screen.getAllByText('Withdrawn')).toHaveLength(1);
  expect(
    within(screen.getByRole('heading', { name: 'wealth' })).queryByText('In use'),
  ).not.toBeInTheDocument();
});

it('says so where nothing was released', async () => {
  show([]);
  expect(await screen.findByText('Nothing was released here')).toBeInTheDocument();
});
