import { calls, type SiteHealth } from '@phila/contract/calls';
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

const show = (value: SiteHealth) =>
  renderWithPlatform(<HealthPage />, {
    may: ['site.operations.read'],
    path: '/',
    answers: [answer(calls.administration.siteHealth, value)],
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
