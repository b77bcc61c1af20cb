import { voucherLookup } from '../calls/voucher/lookups.ts';
import { option, text, yesNo } from '../records/fields.ts';
import { answered } from '../rules/answered.ts';
import { required } from '../rules/text.ts';
import { type Rule, rule } from '../rules/rule.ts';
import { type VoucherLookupType, voucherLookupTypes } from '../vouchers/lookup-types.ts';
import * as z from 'zod/mini';
import { resource } from './resource.ts';

/** Display text of a type: 'Cause type' for `CauseType`. */
const words = (type: VoucherLookupType): string =>
  type.replaceAll(/[A-Z]/g, (letter, at) => (at === 0 ? letter : ` ${letter.toLowerCase()}`));

/** Lists that offers, bundles and causes choose from (specification: vouchers, "Lookups"). */
export const voucherLookupEntry = resource({
  name: 'voucher-lookups',
  title: 'entry',
  plural: 'entries',
  owner: 'site',
  capability: 'voucher.lookups',
  named: 'name',
  isRestorable: true,
  alsoAs: { paths: { create: '/Voucher/lookup-management' }, value: voucherLookup },
  fields: {
    name: text('Name', required('Please enter a name', 100)),
    lookupType: option(
      'List',
      voucherLookupTypes.map((id) => ({ id, name: words(id) })),
      rule(z.enum(voucherLookupTypes, 'Please choose a type of entry')) as Rule<string, true>,
    ),
    isActive: yesNo('Can be chosen', answered('Please say whether it can be chosen'), { initial: true }),
  },
});
