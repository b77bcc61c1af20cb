import { calls, type Bundle } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBundle, sampleOffer } from '../testing/samples.ts';
import VoucherDialog, { type VoucherDialogSubject } from './voucher-dialog.tsx';

const { voucher } = calls;
const got = {
  redemptionMethod: 'Unique Code',
  code: 'KAROO-AB12',
  redirectUrl: null,
  redeemedAt: '2026-11-22T09:00:00.000Z',
  validUntil: '2999-12-31',
};
const open = jest.spyOn(window, 'open').mockImplementation(() => null);
beforeEach(() => open.mockClear());

const show = (subject: VoucherDialogSubject, ...answers: Parameters<typeof fake.answer>) => {
  const onClose = jest.fn();
  renderWithPlatform(<VoucherDialog subject={subject} onClose={onClose} />, { answers });
  return { person: userEvent.setup({ delay: null }), onClose };
};
const press = (name: string | RegExp) => screen.findByRole('button', { name });

it('says why a voucher that was paid for is valid for longer than it is on offer', async () => {
  const why = /valid for three years \(Consumer Protection Act, section 63\)/;
  const offer = sampleOffer({ expiryDate: '2998-12-31' });
  show({ offer });
  expect(await screen.findByText(why)).toBeInTheDocument();
  cleanup();
  show({ offer: sampleOffer() });
  expect(await screen.findByText('Use it by')).toBeInTheDocument();
  expect(screen.queryByText(why)).not.toBeInTheDocument();
});

it('tells all of an offer, its text as safe formatting', async () => {
  show({ offer: sampleOffer() });
  const dialog = screen.getByRole('dialog', { name: 'Flat white' });
  expect(screen.getByText('size').tagName).toBe('STRONG');
  expect(dialog.querySelector('script')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Run' })).not.toBeInTheDocument();
  expect(dialog).toHaveTextContent('day(s) left');
  expect(screen.getByRole('link', { name: 'Facebook (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://facebook.com/karoo',
  );
  expect(screen.getByRole('link', { name: 'Mastodon' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'vouchers@karoo.example' })).toHaveAttribute(
    'href',
    'mailto:vouchers@karoo.example',
  );
  expect(screen.getByRole('link', { name: 'karoo.example' })).toBeInTheDocument();
});

it('redeems a voucher, shows its code, and says View Code on the way back', async () => {
  const { person } = show({ offer: sampleOffer() }, answer(voucher.redeemOffer, got));
  await person.click(await press('REDEEM'));
  expect(await screen.findByRole('dialog', { name: 'Your Voucher Code' })).toBeInTheDocument();
  expect(fake.sent(voucher.redeemOffer)[0]?.body).toEqual({ OfferId: 7, DeviceId: 1 });
  expect(screen.getByText('KAROO-AB12')).toBeInTheDocument();
  expect(await press('Copy voucher code')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'The code as a QR code' })).toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
  await person.click(await press('Back to the voucher'));
  expect(await press('View Code')).toBeInTheDocument();
});

it('opens the page of a Static voucher in a new tab, with https:// added, and links to it', async () => {
  const { person } = show(
    { offer: sampleOffer({ redemptionMethod: 'Static' }) },
    answer(voucher.redeemOffer, {
      ...got,
      redemptionMethod: 'Static',
      code: null,
      redirectUrl: 'karoo.example/x',
    }),
  );
  await person.click(await press('REDEEM'));
  expect(await screen.findByText(/redeemed on its own page/)).toBeInTheDocument();
  expect(open).toHaveBeenCalledWith('https://karoo.example/x', '_blank', 'noopener,noreferrer');
});

it.each([
  'Please purchase the bundle before redeeming the voucher!',
  'Redemption Type Not Implemented',
  'All codes have been given out',
])('alerts “%s” and stays', async (text) => {
  const { person } = show(
    { offer: sampleOffer({ owned: false }) },
    answer(voucher.redeemOffer, () => {
      throw new CallError(403, text);
    }),
  );
  await person.click(await press('REDEEM'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await press('REDEEM')).toBeInTheDocument();
});

it('leads from a bundle to an offer and back', async () => {
  const bundle: Bundle = sampleBundle({ owned: true });
  const { person } = show({ bundle }, answer(voucher.employeeBundleOffers, [sampleOffer()]));
  await person.click(await press('More Details of Flat white'));
  expect(screen.getByRole('dialog', { name: 'Flat white' })).toBeInTheDocument();
  await person.click(await press('Back to Family weekend'));
  expect(screen.getByRole('dialog', { name: 'Family weekend' })).toBeInTheDocument();
});

it('offers the bundle of a voucher that is not the person’s yet, before the voucher can be redeemed', async () => {
  const bundle: Bundle = sampleBundle({ owned: false, purchasePrice: 0 });
  const { person } = show(
    { bundle },
    answer(voucher.employeeBundleOffers, [sampleOffer()]),
    answer(voucher.claimBundle, { ...bundle, owned: true }),
  );
  await person.click(await press('More Details of Flat white'));
  expect(screen.queryByRole('button', { name: 'REDEEM' })).not.toBeInTheDocument();
  expect(
    screen.getByText('This voucher comes with Family weekend. Get the bundle first.'),
  ).toBeInTheDocument();
  await person.click(await press('Redeem: Family weekend'));
  expect(await press('REDEEM')).toBeInTheDocument();
});

describe('a voucher that is over', () => {
  const over = sampleOffer({ expiryDate: '2020-01-31', validUntil: '2020-01-31' });

  it('says so, and cannot be redeemed', () => {
    show({ offer: over });
    expect(screen.getByText('Expired')).toBeInTheDocument();
    expect(screen.getByText('This voucher has expired')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'REDEEM' })).not.toBeInTheDocument();
  });

  it('still shows the code to a person who redeemed it in time', async () => {
    const redeemed = { ...over, redeemedAt: '2020-01-30T09:00:00.000Z', redeemedCode: '••••••' };
    const { person } = show({ offer: redeemed }, answer(voucher.redeemOffer, got));
    await person.click(await press('View Code'));
    expect(await screen.findByText('KAROO-AB12')).toBeInTheDocument();
  });

  it('counts by what was paid for, not by the end of the offer', async () => {
    show({ offer: { ...over, validUntil: '2999-12-31' } });
    expect(await press('REDEEM')).toBeInTheDocument();
  });
});
