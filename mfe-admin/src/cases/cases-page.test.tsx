import { calls, type CaseHolder, type UnsettledMoney } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CasesPage from './cases-page.tsx';

const ME = '01910000-0000-4000-8000-000000000001';
const id = (at: number) => `01910000-0000-4000-8000-00000000010${at}`;

const money = (at: number): UnsettledMoney => ({
  id: id(at),
  why: 'payment not known',
  orderNumber: null,
  provider: 'payfast',
  paymentId: id(at),
  reference: `PF-${at}`,
  amount: 100 + at,
  since: `2026-11-2${at}T08:00:00.000Z`,
});

const rights = ['shop.payments.read', 'shop.payments.write'] as const;

const show = (path = '/', may: readonly Permission[] = rights, holders: CaseHolder[] = []) => {
  const waiting = [money(3), money(1), money(2)];
  renderWithPlatform(<CasesPage />, {
    may,
    path,
    answers: [
      answer(calls.shop.unsettledMoney, () => [...waiting]),
      answer(calls.administration.caseHolders, () => [...holders]),
      answer(calls.administration.takeCase, ({ body: { kind, about } }) => {
        const taken = {
          kind,
          about,
          personId: ME,
          name: 'Lerato Nkosi',
          isMine: true,
          at: '2026-11-29T08:00:00.000Z',
        };
        holders.push(taken);
        return taken;
      }),
      answer(calls.administration.giveCaseBack, ({ body }) => {
        holders.pop();
        return body;
      }),
      answer(calls.shop.settleMoney, ({ params }) => {
        waiting.splice(
          waiting.findIndex((one) => one.id === params.id),
          1,
        );
        return { id: params.id };
      }),
    ],
  });
  return userEvent.setup({ delay: null });
};

const queue = () => screen.findByRole('region', { name: 'Queue' });
const links = async () => within(await queue()).findAllByRole('link', { name: /^PF-/ });

it('lists what waits, the longest wait first, with its kind and amount', async () => {
  show();
  expect((await links()).map(({ textContent }) => textContent)).toEqual(['PF-1', 'PF-2', 'PF-3']);
  expect(screen.getByText('3 waiting')).toBeInTheDocument();
  expect(screen.getAllByText(/^Money without an order: Paid for a payment/)).toHaveLength(3);
});

it('reads and offers no kind that the person may not see', async () => {
  show();
  await links();
  const kinds = within(screen.getByRole('combobox', { name: 'Kind' })).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['All', 'Money without an order']);
  expect(fake.sent(calls.shop.adminOrders)).toEqual([]);
  expect(fake.sent(calls.administration.failedJobs)).toEqual([]);
});

it('is worked off by keys: the form opens in place, and once it is sent the next case comes', async () => {
  const user = show();
  await links();
  await user.keyboard('j');
  await user.keyboard('{Enter}');
  expect(fake.place().search).toBe(`?row=money-${id(1)}`);
  for (const at of [1, 2, 3]) {
    await waitFor(() => expect(screen.getByRole('heading', { name: `PF-${at}` })).toHaveFocus());
    const act = within(screen.getByRole('region', { name: 'Case' })).getByRole('button', { name: 'Settle' });
    while (document.activeElement !== act) await user.tab();
    await user.keyboard('{Enter}');
    const form = await screen.findByRole('region', { name: 'Settle this money' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(within(form).getByRole('textbox')).toHaveFocus());
    await user.keyboard('Paid back by hand');
    await user.tab();
    while (document.activeElement?.textContent !== 'Record it') await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText(`PF-${at} is done`);
  }
  expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
});

it('is taken and given back, and says to others who has it', async () => {
  const user = show(`/?row=money-${id(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('You have it')).toBeInTheDocument();
  const body = { kind: 'money', about: id(1), from: null };
  expect(fake.sent(calls.administration.takeCase)).toEqual([{ body }]);
  await user.click(await screen.findByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('No one has it')).toBeInTheDocument();
});

it('counts what was taken before the case began as free, and takes it from who had it then', async () => {
  const former = { kind: 'money', about: id(1), personId: id(8), name: 'Zanele', isMine: false } as const;
  const user = show(`/?row=money-${id(1)}`, rights, [{ ...former, at: '2026-11-20T08:00:00.000Z' }]);
  await user.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(fake.sent(calls.administration.takeCase)).toMatchObject([{ body: { from: id(8) } }]);
});

it('offers neither act nor taking to who may only read', async () => {
  show(`/?row=money-${id(1)}`, ['shop.payments.read']);
  expect(await screen.findByRole('heading', { name: 'PF-1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Settle|Take it/ })).toBeNull();
});

it('says so where an address names a case that no longer waits', async () => {
  show(`/?row=money-${id(7)}`);
  expect(await screen.findByText('This case no longer waits')).toBeInTheDocument();
});
