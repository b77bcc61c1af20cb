import { calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOffer, samplePage } from '../testing/samples.ts';
import VouchersPage from './vouchers-page.tsx';

const { voucher, banner } = calls;
const redeemed = sampleOffer({ redeemedAt: '2026-11-22T09:00:00.000Z', redeemedCode: '••••••' });
const used = { ...redeemed, usedAt: '2026-11-23T09:00:00.000Z' };
const line = {
  id: '01910000-0000-7000-8000-000000000001',
  offerId: 7,
  offerName: 'Flat white',
  logo: null,
  redemptionMethod: 'Unique Code',
  hasCode: true,
  redeemedAt: '2026-11-22T09:00:00.000Z',
  usedAt: '2026-11-23T09:00:00.000Z',
  revokedAt: null,
};

const show = (path = '/vouchers', open = [sampleOffer()]) => {
  renderWithPlatform(<VouchersPage />, {
    path,
    answers: [
      answer(banner.advertisementByType, []),
      answer(voucher.offers, ({ query }) =>
        query.State === 'used' ? [used] : samplePage(query.State === 'open' ? open : []),
      ),
      answer(voucher.redemptionCount, { count: 2, isCapped: false }),
      answer(
        voucher.redemptions,
        samplePage([line, { ...line, id: line.id.replace(/1$/, '2'), revokedAt: line.redeemedAt }]),
      ),
    ],
  });
  return userEvent.setup({ delay: null });
};

it('shows what can be redeemed, and opens it', async () => {
  const person = show();
  expect(await screen.findByRole('heading', { name: 'Flat white' })).toBeInTheDocument();
  expect(fake.sent(voucher.offers)[0]?.query).toEqual({ State: 'open', PageNumber: 1, PageSize: 12 });
  await person.click(screen.getByRole('button', { name: 'More Details of Flat white' }));
  expect(await screen.findByRole('dialog', { name: 'Flat white' })).toBeInTheDocument();
});

it('says where nothing ends soon', async () => {
  const person = show();
  await person.click(await screen.findByRole('tab', { name: 'Expiring' }));
  expect(await screen.findByText('Nothing ends soon')).toBeInTheDocument();
});

it('has the ledger, in which a code is shown again and what was taken back is said', async () => {
  const person = show('/vouchers?show=used');
  expect(await screen.findByText('Taken back')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show Flat white' }));
  expect(await screen.findByRole('dialog', { name: 'Flat white' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View Code' })).toBeInTheDocument();
});

it('keeps a voucher whose code was shown among mine, until the person says that they used it', async () => {
  const person = show('/vouchers', [redeemed]);
  expect(await screen.findByText('Code shown 22 Nov 2026')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Redeemed');
  fake.answer(answer(voucher.markOfferUsed, { usedAt: '2026-11-23T09:00:00.000Z' }));
  await person.click(screen.getByRole('button', { name: 'More Details of Flat white' }));
  await person.click(await screen.findByRole('button', { name: 'I have used it' }));
  expect(await screen.findByRole('button', { name: 'I have not used it yet' })).toBeInTheDocument();
  expect(fake.sent(voucher.markOfferUsed)).toEqual([{ body: { OfferId: 7, IsUsed: true } }]);
  expect(fake.notices()).toMatchObject([{ text: 'Flat white is under Used now' }]);
});

it('lists under Used what the person used, and asks for nothing else', async () => {
  show('/vouchers?show=used');
  expect(await screen.findByText('Used 23 Nov 2026')).toBeInTheDocument();
  expect(fake.sent(voucher.redemptions)[0]?.query).toMatchObject({ Done: 'true' });
});
