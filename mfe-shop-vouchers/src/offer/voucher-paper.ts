import { brand } from '@phila/contract/brand';
import type { Offer } from '@phila/contract/calls';
import { phoneText } from '@phila/contract/format';
import { webAddressOf } from '@phila/contract/vouchers';
import type { Fact } from '@phila/pdf';
import { voucher } from '@phila/pdf/documents';
import type { DocumentElement } from '@phila/pdf/drawn';
import type { Redeemed } from './code-view.tsx';

type Named = Pick<Offer, 'name' | 'discount' | 'contactNo' | 'redemptionEmail' | 'website'>;

const contactOf = ({ contactNo, redemptionEmail, website }: Named): Fact[] => [
  ...(contactNo === null ? [] : [{ label: 'Phone', text: phoneText(contactNo) }]),
  ...(redemptionEmail === null ? [] : [{ label: 'Email', text: redemptionEmail }]),
  ...(website === null ? [] : [{ label: 'Website', text: website }]),
];

/** Document of a redeemed voucher, with its code as a QR code. */
export const voucherPaper = (
  offer: Named,
  { code, redirectUrl, redeemedAt, validUntil }: Redeemed,
): DocumentElement =>
  voucher({
    author: brand.name,
    offer: offer.name,
    gives: offer.discount.split('\n').filter((line) => line !== ''),
    contact: contactOf(offer),
    code,
    address: redirectUrl === null ? null : webAddressOf(redirectUrl),
    validUntil,
    at: new Date(redeemedAt),
  });
