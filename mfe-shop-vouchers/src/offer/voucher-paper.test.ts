import { drawn } from '@phila/pdf/drawn';
import { sampleOffer } from '../testing/samples.ts';
import { voucherPaper } from './voucher-paper.ts';

const got = {
  redemptionMethod: 'Unique Code',
  code: 'KAROO-AB12',
  redirectUrl: 'karoo.example/x',
  redeemedAt: '2026-11-22T09:00:00.000Z',
  validUntil: '2999-12-31',
};

it('has what the dialog shows: offer, code, address, until when, and how the supplier is reached', () => {
  const document = JSON.stringify(drawn(voucherPaper(sampleOffer(), got)));
  for (const part of [
    'Voucher: Flat white',
    'One free',
    'worth R 48',
    'KAROO-AB12',
    'https://karoo.example/x',
    '22 November 2026',
    '31 December 2999',
    '010 123 4567',
  ])
    expect(document).toContain(part);
});

it('leads to no address that is none of the web', () => {
  const document = JSON.stringify(
    drawn(voucherPaper(sampleOffer(), { ...got, redirectUrl: 'javascript:alert(1)' })),
  );
  expect(document).not.toContain('javascript:');
});
