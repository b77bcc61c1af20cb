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

/** Seller and, on the full form, buyer (VAT Act 89 of 1991, s 20(4)(b) to (d), s 20(5)). */
export const partiesOf = ({ seller, kind, buyer }: SoldBy): Party[] => [
  { title: 'From', lines: sellerLines(seller) },
  ...(kind === 'full'
    ? [
        {
          title: 'To',
          lines: [
            buyer.name,
            ...buyer.address.split('\n'),
            ...(buyer.vatNumber === null ? [] : [`VAT number ${buyer.vatNumber}`]),
          ],
        },
      ]
    : []),
];
