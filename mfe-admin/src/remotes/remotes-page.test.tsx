import { calls, type SiteRemote } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RemotesPage from './remotes-page.tsx';

const {
  makeReleaseLive,
  releaseTokens,
  releaseWorkflows,
  setTwoPeople,
  trustReleaseWorkflow,
  siteRemotes,
  takeReleaseBack,
  withdrawRemote,
} = calls.administration;
const { tester } = calls.visitor;

const show = (remotes: SiteRemote[], ...answers: ReturnType<typeof answer>[]) =>
  renderWithPlatform(<RemotesPage />, {
    may: ['site.remotes.read', 'site.remotes.write'],
    answers: [
      answer(siteRemotes, remotes),
      answer(releaseTokens, []),
      answer(releaseWorkflows, []),
      answer(tester, { isTester: false }),
      ...answers,
    ],
  });

const unasked = { twoPeople: false, asked: null, revision: 3, rollout: null, pins: [] };
const unknown = { at: null, by: null, commit: null, tests: null, isPurged: false };

it('says which release is in use, and where each came from', async () => {
  show([
    {
      ...unasked,
      name: 'career',
      title: 'My Career',
      version: '1.0.1',
      since: { at: '2026-11-25T08:00:00.000Z', by: 'Lerato Nkosi' },
      back: { version: '1.0.0', losesThisPage: false },
      hasThisPage: false,
      canBeWithdrawn: true,
      releases: [
        {
          version: '1.0.1',
          isInUse: true,
          at: '2026-11-25T08:00:00.000Z',
          by: 'Lerato Nkosi',
          commit: '0123456789ab',
          tests: 'passed',
          isPurged: false,
        },
        { ...unknown, version: '1.0.0', isInUse: false },
      ],
    },
    {
      ...unasked,
      name: 'wealth',
      title: 'My Wealth',
      version: null,
      since: { at: '2026-11-25T08:00:00.000Z', by: 'Lerato Nkosi' },
      back: { version: '1.0.0', losesThisPage: false },
      hasThisPage: false,
      canBeWithdrawn: false,
      releases: [{ ...unknown, version: '1.0.0', isInUse: false }],
    },
  ]);
  expect(await screen.findByText('0123456789ab')).toBeInTheDocument();
  expect(screen.getAllByText('In use')).toHaveLength(1);
  expect(screen.getByText('Lerato Nkosi')).toBeInTheDocument();
  expect(screen.getByText('Tests passed')).toBeInTheDocument();
  expect(screen.getAllByText('Withdrawn')).toHaveLength(1);
  expect(
    within(screen.getByRole('heading', { name: 'My Wealth' })).queryByText('In use'),
  ).not.toBeInTheDocument();
});

const wealth: SiteRemote = {
  ...unasked,
  name: 'wealth',
  title: 'My Wealth',
  version: '1.0.1',
  since: { at: '2026-11-25T08:00:00.000Z', by: 'Lerato Nkosi' },
  back: { version: '1.0.0', losesThisPage: false },
  hasThisPage: false,
  canBeWithdrawn: true,
  releases: [
    { ...unknown, version: '1.0.1', isInUse: true },
    { ...unknown, version: '1.0.0', isInUse: false },
  ],
};

it('takes a release back with a reason, and names the one that it was about', async () => {
  const user = userEvent.setup({ delay: null });
  show([wealth], answer(takeReleaseBack, { version: '1.0.0' }));
  expect(await screen.findByText(/^1\.0\.1 is in use since .+, by Lerato Nkosi\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to 1.0.0' }));
  const form = within(screen.getByRole('dialog', { name: 'My Wealth: back to 1.0.0' }));
  await user.click(form.getByRole('button', { name: 'Use 1.0.0' }));
  expect(form.getByText('Please say why, in at least 5 characters')).toBeInTheDocument();
  expect(fake.sent(takeReleaseBack)).toEqual([]);
  await user.type(form.getByLabelText(/^Why/), 'Policies do not open');
  await user.click(form.getByRole('button', { name: 'Use 1.0.0' }));
  await waitFor(() =>
    expect(fake.sent(takeReleaseBack)).toEqual([
      { params: { name: 'wealth' }, body: { inUse: '1.0.1', reason: 'Policies do not open' } },
    ]),
  );
});

it('keeps what was typed where the service refuses, and says its sentence', async () => {
  const user = userEvent.setup({ delay: null });
  show(
    [wealth],
    answer(withdrawRemote, () => {
      throw new CallError(409, 'wealth 1.0.2 is in use by now. Nothing was changed.');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw My Wealth' }));
  const form = within(screen.getByRole('dialog', { name: 'Withdraw My Wealth' }));
  await user.type(form.getByLabelText(/^Why/), 'It shows wrong sums');
  await user.click(form.getByRole('button', { name: 'Withdraw it' }));
  expect(await form.findByText('wealth 1.0.2 is in use by now. Nothing was changed.')).toBeInTheDocument();
  expect(form.getByLabelText(/^Why/)).toHaveValue('It shows wrong sums');
});

it('brings a withdrawn remote back, and has no way back where nothing was in use before', async () => {
  const user = userEvent.setup({ delay: null });
  show(
    [
      {
        ...wealth,
        version: null,
        back: { version: '1.0.1', losesThisPage: false },
        hasThisPage: false,
        canBeWithdrawn: false,
      },
      { ...wealth, name: 'career', title: 'My Career', back: null },
    ],
    answer(takeReleaseBack, { version: '1.0.1' }),
  );
  expect(await screen.findAllByRole('button', { name: /back/i })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Bring 1.0.1 back' }));
  const form = within(screen.getByRole('dialog', { name: 'My Wealth: back to 1.0.1' }));
  await user.type(form.getByLabelText(/^Why/), 'It was mended');
  await user.click(form.getByRole('button', { name: 'Use 1.0.1' }));
  await waitFor(() => expect(fake.sent(takeReleaseBack)).toMatchObject([{ body: { inUse: null } }]));
});

it('does not offer to withdraw the remote with this page, and says where that is done', async () => {
  show([
    { ...wealth, name: 'admin', title: 'Administration', hasThisPage: true, canBeWithdrawn: false },
    wealth,
  ]);
  expect(await screen.findAllByRole('button', { name: 'Back to 1.0.0' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Withdraw/ })).toHaveAccessibleName('Withdraw My Wealth');
  expect(
    screen.getByText(/^Administration has this page, so it is withdrawn only on the server/),
  ).toBeInTheDocument();
});

it('has no acts for those who may only read', async () => {
  renderWithPlatform(<RemotesPage />, {
    may: ['site.remotes.read'],
    answers: [
      answer(siteRemotes, [wealth]),
      answer(releaseTokens, []),
      answer(releaseWorkflows, []),
      answer(tester, { isTester: false }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'My Wealth' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /back|withdraw/i })).not.toBeInTheDocument();
});

it('says so where nothing was released', async () => {
  show([]);
  expect(await screen.findByText('Nothing was released here')).toBeInTheDocument();
});

it('says before the remote of this page goes back what becomes of this page', async () => {
  const user = userEvent.setup({ delay: null });
  show([{ ...wealth, name: 'admin', title: 'Administration', hasThisPage: true, canBeWithdrawn: false }]);
  await user.click(await screen.findByRole('button', { name: 'Back to 1.0.0' }));
  expect(screen.getByRole('dialog', { name: 'Administration: back to 1.0.0' })).toHaveTextContent(
    'This page is a page of Administration. It stays as it is until you reload it or leave Administration; then you have Administration 1.0.0',
  );
});

it.each([
  ['1.0.0', 'That holds for going back as well: Administration 1.0.0 has no such page.'],
  [null, 'That holds for going back as well: Administration was withdrawn before 1.0.1.'],
])('does not offer to go back to %s where that has no such page, and says so', async (version, words) => {
  show([
    {
      ...wealth,
      name: 'admin',
      title: 'Administration',
      back: { version, losesThisPage: true },
      hasThisPage: true,
      canBeWithdrawn: false,
    },
  ]);
  expect(await screen.findByText(new RegExp(words.replaceAll('.', String.raw`\.`)))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /back/i })).not.toBeInTheDocument();
});

it('puts a published release in use with a reason, and says what is not in use yet', async () => {
  const user = userEvent.setup({ delay: null });
  const travel: SiteRemote = {
    ...wealth,
    name: 'travel',
    title: 'Travel',
    version: null,
    since: null,
    back: null,
    canBeWithdrawn: false,
    releases: [{ ...unknown, version: '1.0.0', isInUse: false }],
  };
  show([travel], answer(makeReleaseLive, { version: '1.0.0', isAsked: false }));
  expect(await screen.findByText('Published, and not in use yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use 1.0.0' }));
  const form = within(screen.getByRole('dialog', { name: 'Travel: use 1.0.0' }));
  await user.type(form.getByRole('textbox', { name: /^Why/ }), 'It is ready');
  await user.click(form.getByRole('button', { name: 'Use 1.0.0' }));
  await waitFor(() =>
    expect(fake.sent(makeReleaseLive)).toEqual([
      { params: { name: 'travel' }, body: { version: '1.0.0', inUse: null, reason: 'It is ready' } },
    ]),
  );
});

it('asks another person where two put it in use, and lets the other confirm', async () => {
  const user = userEvent.setup({ delay: null });
  const asked = {
    version: '1.0.2',
    reason: 'It was tried by testers',
    at: '2026-11-25T08:00:00.000Z',
    audience: null,
    isPurge: false,
    by: 'Sipho Dlamini',
    isOwn: false,
  };
  show(
    [{ ...wealth, twoPeople: true, asked }],
    answer(makeReleaseLive, { version: '1.0.2', isAsked: false }),
  );
  const request = within(await screen.findByRole('note', { name: 'Sipho Dlamini asks to put 1.0.2 in use' }));
  await user.click(request.getByRole('button', { name: 'Confirm 1.0.2' }));
  const form = within(screen.getByRole('dialog', { name: 'My Wealth: confirm 1.0.2' }));
  await user.type(form.getByRole('textbox', { name: /^Why you confirm it/ }), 'I tried it as well');
  await user.click(form.getByRole('button', { name: 'Confirm 1.0.2' }));
  await waitFor(() => expect(fake.sent(makeReleaseLive)).toHaveLength(1));
});

it('switches to two people with a reason', async () => {
  const user = userEvent.setup({ delay: null });
  show([wealth], answer(setTwoPeople, { twoPeople: true, isAsked: false }));
  await user.click(await screen.findByRole('button', { name: 'Have two people release My Wealth' }));
  const form = within(screen.getByRole('dialog', { name: 'My Wealth: two people' }));
  await user.type(form.getByRole('textbox', { name: /^Why/ }), 'It sees money');
  await user.click(form.getByRole('button', { name: 'Have two people' }));
  await waitFor(() =>
    expect(fake.sent(setTwoPeople)).toEqual([
      { params: { name: 'wealth' }, body: { twoPeople: true, reason: 'It sees money' } },
    ]),
  );
});

it('lets a workflow publish', async () => {
  const user = userEvent.setup({ delay: null });
  show([], answer(trustReleaseWorkflow, { id: '01910000-0000-4000-8000-000000000001' }));
  await user.click(await screen.findByRole('button', { name: 'Let a workflow publish' }));
  const form = within(screen.getByRole('dialog', { name: 'Let a workflow publish' }));
  await user.type(form.getByRole('textbox', { name: /^Remote/ }), 'travel');
  await user.type(form.getByRole('textbox', { name: /^Repository/ }), 'acme/travel');
  await user.type(form.getByRole('textbox', { name: /^Workflow/ }), 'release.yml@refs/heads/main');
  await user.click(form.getByRole('button', { name: 'Let it publish' }));
  await waitFor(() =>
    expect(fake.sent(trustReleaseWorkflow)).toEqual([
      {
        body: {
          remote: 'travel',
          issuer: 'https://token.actions.githubusercontent.com',
          repository: 'acme/travel',
          workflow: 'release.yml@refs/heads/main',
          environment: null,
        },
      },
    ]),
  );
});
