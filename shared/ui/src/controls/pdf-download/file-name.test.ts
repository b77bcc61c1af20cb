import { fileName } from './file-name.ts';

it.each([
  ['Bond repayment', 'bond-repayment-2026-11-25.pdf'],
  ['Voucher: 10% off / Karoo', 'voucher-10-off-karoo-2026-11-25.pdf'],
  ['Ḓavhana’s plan', 'ḓavhana-s-plan-2026-11-25.pdf'],
  ['..\\..', 'document-2026-11-25.pdf'],
])('%s', (what, name) => expect(fileName(what, '2026-11-25')).toBe(name));
