import { calls, type RemoteFault, type SiteHealth, type SpeedOfPage } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import HealthPage from './health-page.tsx';

const health: SiteHealth = {
  at: '2026-11-26T06:00:00.000Z',
  database: { state: 'good', milliseconds: 3, isCurrent: true },
  jobs: { state: 'strained', waiting: 4, underWay: 1, failed: 2 },
  outbox: { state: 'good', waiting: 0, oldestAt: null },
  files: { state: 'bad', place: 'bucket', milliseconds: null },
  drawing: { state: 'strained', isClosedOff: false, isResting: false },
  disk: { state: 'bad', free: 100_000_000 },
};

const show = (value: SiteHealth, faults: RemoteFault[] = [], path = '/', routes: SpeedOfPage[] = []) =>
  renderWithPlatform(<HealthPage />, {
    may: ['site.operations.read', 'site.remotes.read'],
    path,
    answers: [
      answer(calls.administration.siteHealth, value),
      answer(calls.administration.remoteFaults, faults),
      answer(calls.administration.pageSpeed, { from: '2026-10-30', until: '2026-11-26', routes }),
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
  expect(part('Files of people').getByText('In the bucket')).toBeInTheDocument();
  expect(part('Files of people').getByText('It did not answer')).toBeInTheDocument();
  expect(part('Disk').getByText('People notice it')).toBeInTheDocument();
  expect(part('Disk').getByText('0.1 GB')).toBeInTheDocument();
});

it('says so where the database does not answer and the system is silent', async () => {
  show({
    ...health,
    database: { state: 'bad', milliseconds: null, isCurrent: false },
    files: { state: 'good', place: 'disk', milliseconds: 2 },
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

/** Fakes a window wide enough for the given antd breakpoints. */
const withBreakpoints = (...matched: readonly string[]) =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    matches: matched.includes(query),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
  }));

const page = (pattern: string, pages: number, LCP: SpeedOfPage['figures']['LCP']): SpeedOfPage => ({
  pattern,
  pages,
  figures: {
    LCP,
    INP: null,
    CLS: { p75: 0.101, verdict: 'fair', good: 61, pages },
    FCP: { p75: 820, verdict: 'good', good: 97, pages },
    TTFB: { p75: 2_250, verdict: 'poor', good: 5, pages },
  },
});
const slow = page('/dashboard', 40, { p75: 2_501, verdict: 'fair', good: 70, pages: 40 });
const fast = page('/', 1_200, { p75: 1_450, verdict: 'good', good: 96, pages: 1_200 });

describe('the speed of pages', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is a figure with its verdict in words for each page and metric, in any order', async () => {
    withBreakpoints('(min-width: 576px)');
    const user = userEvent.setup();
    const { container } = show(health, [], '/?show=speed', [fast, slow]);
    expect(await screen.findByText('1.45 s')).toBeInTheDocument();
    const rows = async () =>
      (await screen.findAllByRole('row')).filter(({ textContent }) => textContent?.startsWith('/'));
    const [first, second] = await rows();
    expect(first).toHaveTextContent('1.45 sGood96% of pages good');
    expect(second).toHaveTextContent('/dashboard');
    expect(second).toHaveTextContent('2.51 sCould be better70% of pages good');
    expect(second).toHaveTextContent('0.101Could be better');
    expect(second).toHaveTextContent('820 msGood');
    expect(second).toHaveTextContent('2.25 sPoor');
    expect(second).toHaveTextContent('Not measured');
    await user.click(screen.getByRole('columnheader', { name: 'Largest part (LCP)' }));
    await user.click(screen.getByRole('columnheader', { name: 'Largest part (LCP)' }));
    expect((await rows())[0]).toHaveTextContent('/dashboard');
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('has a card of all figures for each page on a phone, each with its name', async () => {
    withBreakpoints('(width < 48em)');
    show(health, [], '/?show=speed', [slow]);
    expect(await screen.findByRole('list', { name: 'Speed of pages' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Largest part (LCP)' })).not.toBeInTheDocument();
    expect(await screen.findByText('Largest part (LCP)', { selector: 'li dt' })).toBeInTheDocument();
  });

  it('says so where too little was measured', async () => {
    show(health, [], '/?show=speed');
    expect(await screen.findByText('Not enough was measured')).toBeInTheDocument();
  });
});
