import { calls, type SiteRemote } from '@phila/contract/calls';
import { type Answer, answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RemotesPage from './remotes-page.tsx';

const { releaseTokens, releaseWorkflows, siteRemotes } = calls.administration;
const { holdRelease, letReleaseGo, makeReleaseLive, rollReleaseOut, takeReleaseBack } = calls.administration;
const { purgeRelease } = calls.administration;
const { tester, testReleases } = calls.visitor;

const UMOYA = { osNo: 3, osName: 'Umoya Energy' };
const unknown = { at: null, by: null, commit: null, tests: null, isPurged: false };
const wealth: SiteRemote = {
  name: 'wealth',
  title: 'My Wealth',
  version: '1.0.0',
  since: { at: '2026-11-25T08:00:00.000Z', by: 'Lerato Nkosi' },
  revision: 7,
  rollout: null,
  pins: [],
  back: null,
  hasThisPage: false,
  canBeWithdrawn: true,
  twoPeople: false,
  asked: null,
  releases: [
    { ...unknown, version: '1.1.0', isInUse: false },
    { ...unknown, version: '1.0.0', isInUse: true },
  ],
};
const rollout: NonNullable<SiteRemote['rollout']> = {
  version: '1.1.0',
  stage: 'percent',
  organisations: [UMOYA],
  percent: 10,
  leftOut: null,
  guard: null,
};
const reason = 'Tried on a phone';

const show = (remote: SiteRemote, ...answers: Answer[]) =>
  renderWithPlatform(<RemotesPage />, {
    may: ['site.remotes.read', 'site.remotes.write', 'organisation.structures.read'],
    answers: [
      answer(siteRemotes, [remote]),
      answer(releaseTokens, []),
      answer(releaseWorkflows, []),
      answer(tester, { isTester: false }),
      ...answers,
    ],
  });

const open = async (user: ReturnType<typeof userEvent.setup>, press: string) => {
  await user.click(await screen.findByRole('button', { name: press }));
  return within(screen.getByRole('dialog'));
};
const choose = async (user: ReturnType<typeof userEvent.setup>, label: string) => {
  await user.selectOptions(screen.getByRole('combobox', { name: /^Who gets it/ }), [label]);
};

it('gives a release to a percentage of visitors, for the revision that was seen', async () => {
  const user = userEvent.setup({ delay: null });
  show(wealth, answer(rollReleaseOut, { isAsked: false }));
  const form = await open(user, 'Use 1.1.0');
  await choose(user, 'A percentage of visitors');
  await user.type(form.getByLabelText(/^Why/), reason);
  await user.type(form.getByLabelText(/^Percentage/), '0');
  await user.click(form.getByRole('button', { name: 'Use 1.1.0' }));
  expect(
    await form.findByText('Please enter a percentage above 0 and up to 100, like 10 or 2.5'),
  ).toBeInTheDocument();
  expect(fake.sent(rollReleaseOut)).toEqual([]);
  await user.clear(form.getByLabelText(/^Percentage/));
  await user.type(form.getByLabelText(/^Percentage/), '2,5 %');
  await user.click(form.getByRole('button', { name: 'Use 1.1.0' }));
  await waitFor(() =>
    expect(fake.sent(rollReleaseOut)).toEqual([
      {
        params: { name: 'wealth' },
        body: { version: '1.1.0', audience: { to: 'percent', percent: 2.5 }, revision: 7, reason },
      },
    ]),
  );
  expect(fake.notices().map(({ text }) => text)).toContain('2.5% of visitors have My Wealth 1.1.0');
});

it('gives it to everyone unless another answer is chosen', async () => {
  const user = userEvent.setup({ delay: null });
  show(wealth, answer(makeReleaseLive, { version: '1.1.0', isAsked: false }));
  const form = await open(user, 'Use 1.1.0');
  await user.type(form.getByLabelText(/^Why/), reason);
  await user.click(form.getByRole('button', { name: 'Use 1.1.0' }));
  await waitFor(() =>
    expect(fake.sent(makeReleaseLive)).toEqual([
      { params: { name: 'wealth' }, body: { version: '1.1.0', inUse: '1.0.0', reason } },
    ]),
  );
});

it('says who has a release before others, and takes it back from them', async () => {
  const user = userEvent.setup({ delay: null });
  show({ ...wealth, rollout }, answer(takeReleaseBack, { version: '1.0.0' }));
  expect(
    await screen.findByText(/is with 10% of visitors, Umoya Energy,? and testers\./),
  ).toBeInTheDocument();
  const form = await open(user, 'Take 1.1.0 back');
  await user.type(form.getByLabelText(/^Why/), reason);
  await user.click(form.getByRole('button', { name: 'Take it back' }));
  await waitFor(() =>
    expect(fake.sent(takeReleaseBack)).toEqual([
      { params: { name: 'wealth' }, body: { inUse: '1.1.0', reason } },
    ]),
  );
});

it('says why pages leave a release out', async () => {
  show({ ...wealth, rollout: { ...rollout, leftOut: '/journeys belongs to travel.' } });
  const note = within(await screen.findByRole('note', { name: 'Pages leave 1.1.0 out' }));
  expect(note.getByText('/journeys belongs to travel.')).toBeInTheDocument();
});

it('offers what the state lets happen: a rollout grows, and no second one begins beside it', async () => {
  const user = userEvent.setup({ delay: null });
  const releases = [{ ...unknown, version: '1.2.0', isInUse: false }, ...wealth.releases];
  show({ ...wealth, rollout, releases }, answer(calls.organisation.structures, []));
  const form = await open(user, 'Use 1.1.0');
  expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Everyone',
    'A percentage of visitors',
    'Only these, whatever others get',
  ]);
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const other = await open(user, 'Use 1.2.0');
  expect(other.queryByRole('combobox', { name: /^Who gets it/ })).not.toBeInTheDocument();
  expect(other.getByText(/until you let it go/)).toBeInTheDocument();
});

it('holds what is in use for this browser, and lets it go', async () => {
  const user = userEvent.setup({ delay: null });
  const pins = [{ version: '1.0.0', organisations: [UMOYA], browsers: 2 }];
  show(
    { ...wealth, pins },
    answer(calls.organisation.structures, []),
    answer(holdRelease, true),
    answer(letReleaseGo, true),
  );
  expect(await screen.findByText(/is held for Umoya Energy and 2 browsers\./)).toBeInTheDocument();
  const form = await open(user, 'Hold 1.0.0');
  await user.type(form.getByLabelText(/^Why/), reason);
  await user.click(form.getByRole('button', { name: 'Hold 1.0.0' }));
  expect(await form.findByText('Please choose an organisation, or this browser below')).toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: /^This browser/ }));
  await user.click(form.getByRole('button', { name: 'Hold 1.0.0' }));
  await waitFor(() =>
    expect(fake.sent(holdRelease)).toEqual([
      {
        params: { name: 'wealth' },
        body: { version: '1.0.0', organisations: [], thisBrowser: true, revision: 7, reason },
      },
    ]),
  );
  const letting = await open(user, 'Let My Wealth 1.0.0 go');
  await user.type(letting.getByLabelText(/^Why/), reason);
  await user.click(letting.getByRole('button', { name: 'Let it go' }));
  await waitFor(() =>
    expect(fake.sent(letReleaseGo)).toEqual([
      { params: { name: 'wealth', version: '1.0.0' }, body: { revision: 7, reason } },
    ]),
  );
});

it('makes this browser a tester’s, and an ordinary one again', async () => {
  const user = userEvent.setup({ delay: null });
  show(wealth, answer(testReleases, true));
  await user.click(await screen.findByRole('button', { name: 'Test in this browser' }));
  await user.click(await screen.findByRole('button', { name: 'Stop testing' }));
  expect(await screen.findByText('This browser has what everyone has.')).toBeInTheDocument();
  expect(fake.sent(testReleases)).toEqual([{ body: { isTester: true } }, { body: { isTester: false } }]);
});

it('says what the guard took back, and why', async () => {
  const guard = 'Browsers fail more often with 1.1.0, which 12 of 130 have, than with 1.0.0.';
  show({ ...wealth, rollout: { ...rollout, stage: 'paused', percent: 0, guard } });
  const note = await screen.findByRole('note', { name: '1.1.0 was taken back by itself' });
  expect(note).toHaveTextContent(guard);
});

it('asks another person to purge a release, and never one that some have', async () => {
  const user = userEvent.setup({ delay: null });
  show(
    { ...wealth, rollout: { ...rollout, version: '1.2.0' } },
    answer(purgeRelease, { isAsked: true, isCdnTold: false }),
  );
  const form = await open(user, 'Purge 1.1.0');
  expect(screen.queryByRole('button', { name: 'Purge 1.0.0' })).not.toBeInTheDocument();
  await user.type(form.getByLabelText(/^Why/), reason);
  await user.click(form.getByRole('button', { name: 'Ask for it' }));
  await waitFor(() =>
    expect(fake.sent(purgeRelease)).toEqual([
      { params: { name: 'wealth' }, body: { version: '1.1.0', reason } },
    ]),
  );
  expect(fake.notices().at(-1)?.text).toBe('You asked: another person confirms it');
});

it('confirms what another person asked to purge', async () => {
  const user = userEvent.setup({ delay: null });
  const asked = {
    version: '1.1.0',
    isPurge: true,
    audience: null,
    reason,
    at: '2026-11-25T08:00:00.000Z',
    by: 'Sipho Dlamini',
    isOwn: false,
  };
  show({ ...wealth, asked }, answer(purgeRelease, { isAsked: false, isCdnTold: false }));
  expect(await screen.findByRole('note', { name: 'Sipho Dlamini asks to purge 1.1.0' })).toBeInTheDocument();
  const form = await open(user, 'Confirm purging 1.1.0');
  await user.type(form.getByLabelText(/^Why/), reason);
  await user.click(form.getByRole('button', { name: 'Purge 1.1.0' }));
  await waitFor(() => expect(fake.notices().at(-1)?.text).toBe('My Wealth 1.1.0 is purged'));
});

it('offers nothing of a release that is purged', async () => {
  const purged = { ...unknown, version: '1.1.0', isInUse: false, isPurged: true };
  show({ ...wealth, releases: [purged, ...wealth.releases.slice(1)] });
  expect(await screen.findByText('Purged')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /1\.1\.0$/ })).not.toBeInTheDocument();
});
