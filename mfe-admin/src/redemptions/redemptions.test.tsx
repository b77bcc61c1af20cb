import { calls, type LedgerLine } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import OfferLedger from './offer-ledger.tsx';
import OfferReport from './offer-report.tsx';
import RedemptionsPage from './redemptions-page.tsx';

const { findRedemptions, offerRedemptions, redemptionReport, reissueRedemption, takeRedemptionBack } =
  calls.voucher;

const PERSON = '01910000-0000-4000-8000-000000000009';
const line: LedgerLine = {
  id: '01910000-0000-4000-8000-000000000001',
  offerId: 7,
  offerName: 'Groceries',
  logo: null,
  redemptionMethod: 'Unique Code',
  hasCode: true,
  redeemedAt: '2026-11-20T08:00:00.000Z',
  usedAt: null,
  revokedAt: null,
  codeEnd: '•••7Q',
  canReissue: true,
  revokedBecause: null,
  person: { id: PERSON, name: 'Thandi Mokoena', email: 't•••@example.org' },
};
const revoked: LedgerLine = {
  ...line,
  id: '01910000-0000-4000-8000-000000000002',
  canReissue: false,
  revokedAt: '2026-11-21T08:00:00.000Z',
  revokedBecause: 'Printed twice',
};

const ALL: Permission[] = ['voucher.redemptions.read', 'voucher.redemptions.write', 'identity.people.read'];

const show = (what: ReactElement, answers: Answer[], may: readonly Permission[] = ALL) => {
  renderWithPlatform(what, { may, path: '/admin/redemptions', answers });
  return userEvent.setup({ delay: null });
};
const ledger = (redemptions: LedgerLine[], hasMore = false) =>
  answer(offerRedemptions, { redemptions, hasMore });

describe('the ledger of an offer', () => {
  it('shows who redeemed it, the end of the code, and why one was revoked', async () => {
    show(<OfferLedger offerId={7} />, [ledger([line, revoked])]);
    const [link] = await screen.findAllByRole('link', { name: 'Thandi Mokoena' });
    expect(link).toHaveAttribute('href', `/admin/administrative/people/${PERSON}`);
    expect(screen.getAllByText('•••7Q')).toHaveLength(2);
    expect(screen.getByText(/Printed twice/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
  });

  it('has nothing to do for those who only read, and no person for those who may not see people', async () => {
    show(<OfferLedger offerId={7} />, [ledger([{ ...line, person: null }])], ['voucher.redemptions.read']);
    expect(await screen.findByText('•••7Q')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Person')).not.toBeInTheDocument();
  });

  it('sends a search in a request body, and puts nothing of it into the address', async () => {
    const person = show(<OfferLedger offerId={7} />, [ledger([line])]);
    await screen.findByText('•••7Q');
    await person.type(screen.getByRole('searchbox', { name: /^Search/ }), 'thandi@example.org');
    await waitFor(() =>
      expect(fake.sent(offerRedemptions).at(-1)).toEqual({
        params: { id: 7 },
        body: { page: 1, text: 'thandi@example.org' },
      }),
    );
    await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Revoked');
    await waitFor(() =>
      expect(fake.sent(offerRedemptions).at(-1)).toMatchObject({ body: { state: 'revoked' } }),
    );
    expect(fake.place().search).toBe('?row-state=revoked');
  });

  it('gives another code with why, and reads the ledger again', async () => {
    const person = show(<OfferLedger offerId={7} />, [ledger([line]), answer(reissueRedemption, line)]);
    await person.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Give another code' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Give another code' }));
    expect(await dialog.findByText('Please say why, in at least 5 characters')).toBeInTheDocument();
    expect(fake.sent(reissueRedemption)).toEqual([]);
    await person.type(dialog.getByRole('textbox'), 'It did not work');
    const before = fake.sent(offerRedemptions).length;
    await person.click(dialog.getByRole('button', { name: 'Give another code' }));
    await waitFor(() =>
      expect(fake.sent(reissueRedemption)).toEqual([
        { params: { id: line.id }, body: { reason: 'It did not work' } },
      ]),
    );
    await waitFor(() => expect(fake.sent(offerRedemptions).length).toBeGreaterThan(before));
  });

  it('keeps why where no code is left, and says so', async () => {
    const person = show(<OfferLedger offerId={7} />, [
      ledger([line]),
      answer(reissueRedemption, () => {
        throw new CallError(409, 'All codes have been given out');
      }),
    ]);
    await person.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Give another code' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox'), 'It did not work');
    await person.click(dialog.getByRole('button', { name: 'Give another code' }));
    expect((await screen.findAllByText('All codes have been given out')).length).toBeGreaterThan(0);
    expect(dialog.getByRole('textbox')).toHaveValue('It did not work');
  });

  it('offers no other code where all people have the same', async () => {
    const person = show(<OfferLedger offerId={7} />, [
      ledger([{ ...line, codeEnd: null, canReissue: false }]),
    ]);
    expect(await screen.findByText('Same for all')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Actions for/ }));
    expect(screen.getByRole('menuitem', { name: 'Revoke' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Give another code' })).not.toBeInTheDocument();
  });

  it('says what will be here, and that nothing matches', async () => {
    const person = show(<OfferLedger offerId={7} />, [ledger([])]);
    expect(await screen.findByText('Not redeemed yet')).toBeInTheDocument();
    await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Revoked');
    expect(await screen.findByText('No redemption matches')).toBeInTheDocument();
  });
});

describe('the report of an offer', () => {
  const report = answer(redemptionReport, {
    offerId: 7,
    name: 'Groceries',
    dates: ['2026-11-19', '2026-11-20'],
    redeemed: [2, 1],
    revoked: [0, 1],
    inAll: { free: 17, redeemed: 43, revoked: 5 },
  });

  it('shows days as a chart with its table, and what is left', async () => {
    show(<OfferReport offerId={7} />, [report]);
    expect(
      await screen.findByText('3 times in 2 days, and 1 more that were revoked since.'),
    ).toBeInTheDocument();
    expect(screen.getByText('17')).toBeInTheDocument();
    expect(screen.getByText('43')).toBeInTheDocument();
  });

  it('keeps the last day when the first is chosen, and says at it that there are too many days between them', async () => {
    const person = show(<OfferReport offerId={7} />, [report]);
    const from = await screen.findByDisplayValue('19 Nov 2026');
    await person.clear(from);
    await person.type(from, '1 Nov 2026');
    await waitFor(() =>
      expect(fake.sent(redemptionReport).at(-1)).toEqual({
        params: { id: 7 },
        query: { From: '2026-11-01', Until: '2026-11-20' },
      }),
    );
    const asked = fake.sent(redemptionReport).length;
    await person.clear(from);
    await person.type(from, '19 Nov 2025');
    expect(await screen.findByText('Please choose at most 366 days')).toBeInTheDocument();
    expect(from).toHaveAccessibleDescription(/at most 366 days/);
    expect(fake.sent(redemptionReport).slice(asked)).not.toContainEqual(
      expect.objectContaining({ query: expect.objectContaining({ From: '2025-11-19' }) }),
    );
  });
});

it('says at the last day that it is before the first, and asks for nothing until it is put right', async () => {
  const person = show(<OfferLedger offerId={7} />, [ledger([line])]);
  await screen.findByText('•••7Q');
  await person.type(screen.getByLabelText('From'), '2026-11-20');
  await waitFor(() =>
    expect(fake.sent(offerRedemptions).at(-1)).toMatchObject({ body: { from: '2026-11-20' } }),
  );
  const asked = fake.sent(offerRedemptions).length;
  await person.type(screen.getByLabelText('Until and including'), '2026-11-19');
  expect(await screen.findByText('The last day is before the first day')).toBeInTheDocument();
  expect(screen.queryByText('•••7Q')).not.toBeInTheDocument();
  expect(fake.sent(offerRedemptions)).toHaveLength(asked);
});

describe('redemptions of one person', () => {
  it('is looked for by their whole address, which stands in no address of the site', async () => {
    const person = show(<RedemptionsPage />, [answer(findRedemptions, [line])]);
    await person.click(await screen.findByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Please enter an email address or a mobile number')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(fake.sent(findRedemptions)).toEqual([]);
    await person.type(screen.getByRole('searchbox'), 'thandi@example.org{Enter}');
    expect(await screen.findByText('Groceries')).toBeInTheDocument();
    expect(fake.sent(findRedemptions)).toEqual([{ body: { userAccount: 'thandi@example.org' } }]);
    expect(fake.place().search).toBe('');
  });

  it('is revoked with why', async () => {
    const person = show(<RedemptionsPage />, [
      answer(findRedemptions, [line]),
      answer(takeRedemptionBack, revoked),
    ]);
    await person.type(await screen.findByRole('searchbox'), '0821234567{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Actions for Groceries' }));
    await person.click(screen.getByRole('menuitem', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Thandi Mokoena, redeemed .*20 Nov 2026.*, •••7Q$/)).toBeInTheDocument();
    await person.type(dialog.getByRole('textbox'), 'Printed twice');
    await person.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(fake.sent(takeRedemptionBack)).toEqual([
        { params: { id: line.id }, body: { reason: 'Printed twice' } },
      ]),
    );
  });

  it('says that nothing is found', async () => {
    const person = show(<RedemptionsPage />, [answer(findRedemptions, [])]);
    await person.type(await screen.findByRole('searchbox'), 'no@example.org{Enter}');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  });
});
