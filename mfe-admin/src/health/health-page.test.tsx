import { calls, type RemoteFault, type SiteHealth } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import HealthPage from './health-page.tsx';

const health: SiteHealth = {
  at: '2026-11-26T06:00:00.000Z',
  database: { state: 'good', milliseconds: 3, isCurrent: true },
  jobs: { state: 'strained', waiting: 4, underWay: 1, failed: 2 },
  outbox: { state: 'good', waiting: 0, oldestAt: null },
  disk: { state: 'bad', free: 100_000_000 },
};

const show = (value: SiteHealth, faults: RemoteFault[] = [], path = '/') =>
  renderWithPlatform(<HealthPage />, {
    may: ['site.operations.read', 'site.remotes.read'],
    path,
    answers: [
      answer(calls.administration.siteHealth, value),
      answer(calls.administration.remoteFaults, faults),
    ],
  });

it('says of each part how it is, and leads to what failed', async () => {
  show(health);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(await screen.findByText('3 ms')).toBeInTheDocument();
  expect(part('Database').getByText('Well')).toBeInTheDocument();
  expect(part('Jobs').getByText('Look into it')).toBeInTheDocument();
  expect(part('Jobs').getByRole('link', { name: '2, to be looked at' })).toHaveAttribute(
    'href',
    '/admin/administrative/jobs',
  );
  expect(part('Disk').getByText('People notice it')).toBeInTheDocument();
  expect(part('Disk').getByText('0.1 GB')).toBeInTheDocument();
});

it('says so where the database does not answer and the system is silent', async () => {
  show({
    ...health,
    database: { state: 'bad', milliseconds: null, isCurrent: false },
    disk: { state: 'good', free: null },
  });
  expect(await screen.findByText('It did not answer')).toBeInTheDocument();
  expect(screen.getByText('The system does not say')).toBeInTheDocument();
});

it('shows which releases failed on pages today, and leads to the way back', async () => {
  const fault = { remote: 'wealth', version: '1.0.1', lastAt: '2026-11-26T06:00:00.000Z' };
  show(
    health,
    [
      { ...fault, kind: 'render', pages: 1200, isInUse: true },
      { ...fault, version: '1.0.0', kind: 'load', pages: 1, isInUse: false },
    ],
    '/?show=faults',
  );
  expect(await screen.findByText('wealth 1.0.1')).toBeInTheDocument();
  expect(screen.getByText('Failed while it was shown')).toBeInTheDocument();
  expect(screen.getByText('Did not load')).toBeInTheDocument();
  expect(screen.getByText(/^1.200$/)).toBeInTheDocument();
  expect(screen.getAllByText('In use')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Take a release back' })).toHaveAttribute(
    'href',
    '/admin/administrative/remotes',
  );
});

it('says so where there are no faults', async () => {
  show(health, [], '/?show=faults');
  expect(await screen.findByText('No faults today')).toBeInTheDocument();
});
