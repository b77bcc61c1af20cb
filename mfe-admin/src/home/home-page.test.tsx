import { calls } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { may, remoteDeclaration } from '@phila/contract/remote';
import { clientResourceCalls } from '@phila/contract/resources';
import { shopCategory } from '@phila/contract/resources/shop-category';
import { shopProduct } from '@phila/contract/resources/shop-product';
import { voucherOffer } from '@phila/contract/resources/voucher-offer';
import { CallError } from '@phila/platform';
import { answer, declare, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../../remote.ts';
import PaletteButton from '../palette/index.tsx';
import HomePage from './home-page.tsx';

const name = {
  firstName: 'Lerato',
  lastName: 'Nkosi',
  osNo: null,
  orgIdGuid: null,
  permissions: ['shop.catalogue.read' as const],
};

const days = { dates: ['2026-11-24', '2026-11-25'] };
const noOrders = [
  answer(calls.shop.adminOrderCount, { count: 0, isCapped: false }),
  answer(calls.shop.ordersByDay, { ...days, orders: [0, 0], rand: [0, 0] }),
];

beforeEach(() => declare(remoteDeclaration.parse(declaration)));

it('shows a tile with how much there is for what one may look after, and no other', async () => {
  renderWithPlatform(<HomePage />, {
    may: ['shop.catalogue.read'],
    answers: [
      answer(calls.account.profileName, name),
      answer(clientResourceCalls(shopProduct).count, { count: 10_000, isCapped: true }),
      answer(clientResourceCalls(shopCategory).count, { count: 1, isCapped: false }),
    ],
  });
  expect(await screen.findByRole('link', { name: /^Products 10.000\+ products$/ })).toHaveAttribute(
    'href',
    '/admin/product-management-pages',
  );
  expect(await screen.findByRole('link', { name: 'Categories 1 category' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('shows the tiles of other remotes to those with their permission', async () => {
  const tile = { menu: 'admin', icon: 'list', order: 1, access: may('shop.orders.read') } as const;
  declare({
    navigation: [
      { ...tile, label: 'Letters', to: '/admin/letters', tile: { text: 'What waits to be posted' } },
      { ...tile, label: 'Stamps', to: '/admin/stamps', access: may('shop.payments.read'), tile: {} },
      { ...tile, label: 'Envelopes', to: '/admin/envelopes' },
    ],
  });
  renderWithPlatform(<HomePage />, {
    may: ['shop.orders.read'],
    answers: [answer(calls.account.profileName, { ...name, permissions: ['shop.orders.read'] }), ...noOrders],
  });
  expect(await screen.findByRole('link', { name: 'Letters What waits to be posted' })).toHaveAttribute(
    'href',
    '/admin/letters',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says which jobs, messages and releases failed, each once', async () => {
  const id = '01910000-0000-4000-8000-000000000001';
  const at = '2026-11-20T08:00:00.000Z';
  const failed = { id, name: 'x', title: 'X', askedAt: at, failedAt: at, attempts: 3, reason: 'Error' };
  renderWithPlatform(<HomePage />, {
    may: ['site.operations.read'],
    answers: [
      answer(calls.account.profileName, { ...name, permissions: ['site.operations.read' as const] }),
      ...noOrders,
      answer(calls.administration.failedJobs, [failed, { ...failed, name: 'message' }]),
      answer(calls.administration.failedMessages, [
        { id, channel: 'sms', recipient: '+27•••67', subject: null, at, jobId: id, attempts: 3, reason: 'E' },
      ]),
      answer(
        calls.administration.remoteFaults,
        (['load', 'render'] as const).map((kind) => ({
          remote: 'wealth',
          version: '1.0.1',
          kind,
          pages: 3,
          lastAt: at,
          isInUse: true,
        })),
      ),
    ],
  });
  expect(await screen.findByRole('link', { name: /^1 message Could not be sent/ })).toHaveAttribute(
    'href',
    '/admin/administrative/cases?kind=mail',
  );
  expect(screen.getByRole('link', { name: /^1 job Failed/ })).toHaveAttribute(
    'href',
    '/admin/administrative/cases?kind=fault',
  );
  // Counts a release that failed in two ways once.
  expect(screen.getByRole('link', { name: /^1 release With faults today/ })).toHaveAttribute(
    'href',
    '/admin/administrative/cases?kind=fault',
  );
  // Sends no read for numbers that the person may not see.
  expect(screen.queryByText('Thirty days in numbers')).not.toBeInTheDocument();
});

it('says which releases were taken back by themselves', async () => {
  const permissions: Permission[] = ['site.remotes.read'];
  const remote = {
    name: 'wealth',
    title: 'My Wealth',
    version: '1.0.0',
    since: null,
    revision: 7,
    pins: [],
    back: null,
    hasThisPage: false,
    canBeWithdrawn: true,
    twoPeople: false,
    asked: null,
    releases: [],
  };
  const rollout = {
    version: '1.1.0',
    stage: 'paused' as const,
    organisations: [],
    percent: 0,
    leftOut: null,
  };
  renderWithPlatform(<HomePage />, {
    may: permissions,
    answers: [
      answer(calls.account.profileName, { ...name, permissions }),
      ...noOrders,
      answer(calls.administration.siteRemotes, [
        { ...remote, rollout: { ...rollout, guard: 'Browsers fail more often with 1.1.0.' } },
        { ...remote, name: 'career', rollout: { ...rollout, guard: null } },
      ]),
    ],
  });
  expect(await screen.findByRole('link', { name: /^1 release Taken back by itself/ })).toHaveAttribute(
    'href',
    '/admin/administrative/remotes',
  );
});

it('says which tables of rates to compare with their source again', async () => {
  const permissions: Permission[] = ['wealth.taxYears.write'];
  const rates = (from: string, isOld: boolean) => ({
    table: {
      kind: 'interestRates' as const,
      from,
      source: { name: 'Reserve Bank', address: 'https://bank.example', lookedAt: from },
      values: { repo: 7, prime: 10.5 },
    },
    version: 0,
    isOld,
  });
  renderWithPlatform(<HomePage />, {
    may: permissions,
    answers: [
      answer(calls.account.profileName, { ...name, permissions }),
      ...noOrders,
      answer(calls.wealth.figureTables, [rates('2025-08-01', false), rates('2025-11-21', true)]),
    ],
  });
  expect(
    await screen.findByRole('link', { name: /^1 table of rates To compare with the source again/ }),
  ).toHaveAttribute('href', '/admin/administrative/plans?show=figures');
});

it('says so where some of what may need one could not be read, and asks for it again', async () => {
  const permissions: Permission[] = ['shop.orders.read', 'voucher.codes.read'];
  let isBroken = true;
  renderWithPlatform(<HomePage />, {
    may: permissions,
    answers: [
      answer(calls.account.profileName, { ...name, permissions }),
      ...noOrders,
      answer(calls.voucher.codePools, () => {
        if (isBroken) throw new CallError(503, 'The database does not answer');
        return [];
      }),
    ],
  });
  expect(await screen.findByText('Some of this could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing waits for you.')).not.toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
});

it('leads from what needs somebody to exactly those rows', async () => {
  const permissions: Permission[] = ['shop.orders.read', 'voucher.offers.read'];
  renderWithPlatform(<HomePage />, {
    // Is the 25th in South Africa already, whatever the device's clock says.
    now: '2026-11-24T22:30:00Z',
    may: permissions,
    answers: [
      answer(calls.account.profileName, { ...name, permissions }),
      answer(calls.shop.adminOrderCount, { count: 2, isCapped: false }),
      answer(calls.shop.ordersByDay, { ...days, orders: [0, 3], rand: [0, 450.5] }),
      answer(clientResourceCalls(voucherOffer).count, { count: 10_000, isCapped: true }),
    ],
  });
  const waiting = async (named: RegExp) =>
    (await screen.findByRole('link', { name: named })).getAttribute('href');
  expect(await waiting(/^2 payments/)).toBe('/admin/administrative/cases?kind=payment');
  expect(await waiting(/^2 EFTs/)).toBe('/admin/administrative/cases?kind=eft');
  expect(await waiting(/^2 refunds/)).toBe('/admin/administrative/cases?kind=refund');
  expect(await waiting(/^10.000\+ offers Ending within 30 days/)).toBe(
    '/admin/offer-management?isActive.eq=true&expiryDate.gte=2026-11-25&expiryDate.lte=2026-12-25',
  );
  expect(fake.sent(calls.shop.adminOrderCount).map(({ query }) => query?.Needs)).toEqual([
    'payment',
    'refund',
    'eft',
  ]);
});

it('shows thirty days in numbers, each with its table, and no number of a few people', async () => {
  const permissions: Permission[] = ['shop.orders.read', 'identity.people.read', 'voucher.redemptions.read'];
  renderWithPlatform(<HomePage />, {
    may: permissions,
    answers: [
      answer(calls.account.profileName, { ...name, permissions }),
      answer(calls.shop.adminOrderCount, { count: 0, isCapped: false }),
      answer(calls.shop.ordersByDay, { ...days, orders: [1, 3], rand: [99.5, 450.5] }),
      answer(calls.voucher.redemptionsByDay, { ...days, redeemed: [7, 0] }),
      answer(calls.identity.peopleByDay, {
        ...days,
        signUps: [null, null],
        active: [null, 12],
        signUpsInAll: null,
        activeInAll: 14,
      }),
    ],
  });
  expect(await screen.findByText('4 in thirty days.')).toBeInTheDocument();
  expect(screen.getByText(/^R.550.00 in thirty days, before refunds\.$/)).toBeInTheDocument();
  expect(await screen.findByText('7 in thirty days.')).toBeInTheDocument();
  expect(await screen.findByText(/^14 in thirty days\./)).toBeInTheDocument();
  expect(screen.getByText(/^Fewer than 5, or not told in thirty days\./)).toBeInTheDocument();
});

it('begins with the one search, which lists nothing until something is typed, and / goes to it', async () => {
  const permissions: Permission[] = ['identity.people.read'];
  renderWithPlatform(
    <>
      <PaletteButton />
      <HomePage />
    </>,
    {
      may: permissions,
      path: '/admin',
      answers: [
        answer(calls.account.profileName, { ...name, permissions }),
        answer(calls.identity.peopleByDay, {
          ...days,
          signUps: [null, null],
          active: [null, null],
          signUpsInAll: null,
          activeInAll: null,
        }),
        answer(calls.administration.find, [
          { kind: 'people', found: [{ id: 'p1', name: 'Thandi Mokoena', detail: null, state: null }] },
        ]),
      ],
    },
  );
  const field = screen.getByRole('combobox', { name: 'Search, or type what to do' });
  expect(field).not.toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('/');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('082 123 4567');
  expect(await screen.findByRole('option', { name: 'Thandi Mokoena' })).toHaveAttribute(
    'href',
    '/admin/administrative/people/p1',
  );
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('says so where nothing waits', async () => {
  renderWithPlatform(<HomePage />, {
    may: ['shop.orders.read'],
    answers: [
      answer(calls.account.profileName, { ...name, permissions: ['shop.orders.read' as const] }),
      ...noOrders,
    ],
  });
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
});
