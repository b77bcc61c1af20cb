import type { Brand } from '@phila/contract/brand';
import type { Party } from '../house/parties.tsx';
import type { SoldBy } from './money-document.ts';

const sellerLines = ({ company, address, phone, email }: Brand): string[] => [
  company.legalName,
  ...address,
  `VAT number ${company.vatNumber}`,
  `Registration number ${company.registrationNumber}`,
  `${phone}, ${email}`,
];

/**
 * Seller and buyer (VAT Act 89 of 1991, s 20(4)(b) to (d)). Up to R 5 000 the law asks for no buyer (s 20(5)); prints
 * the name anyway, because claims to an employer or medical aid need it.
 */
export const partiesOf = ({ seller, buyer }: SoldBy): Party[] => [
  { title: 'From', lines: sellerLines(seller) },
  {
    title: 'To',
    lines: [
      buyer.name,
      ...(buyer.address === '' ? [] : buyer.address.split('\n')),
      ...(buyer.vatNumber === null ? [] : [`VAT number ${buyer.vatNumber}`]),
    ],
  },
];
