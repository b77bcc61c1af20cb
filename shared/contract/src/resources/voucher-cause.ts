import { imageTypes } from '../calls/image/kinds.ts';
import { cause } from '../calls/voucher/causes.ts';
import { lookup, text, yesNo } from '../records/fields.ts';
import { answered } from '../rules/answered.ts';
import { required } from '../rules/text.ts';
import { resource } from './resource.ts';
import { entriesOf } from './voucher-entries.ts';

/** Recipients of part of a bundle's price: a school, a charity (specification: vouchers, "Causes"). */
export const voucherCause = resource({
  name: 'voucher-causes',
  title: 'cause',
  plural: 'causes',
  owner: 'site',
  capability: 'voucher.causes',
  named: 'name',
  isRestorable: true,
  alsoAs: {
    paths: { create: '/Voucher/cause', update: '/Voucher/cause/{id}', remove: '/Voucher/cause/{id}' },
    isForm: true,
    usual: () => ({ isActive: true }),
    value: cause,
  },
  fields: {
    name: text('Name', required('Please enter the name of the cause', 100)),
    causeTypeId: lookup('Type of cause', entriesOf('cause-types', 'CauseType')),
    isActive: yesNo('Can be given to', answered('Please say whether it is active'), { initial: true }),
  },
  pictures: { logo: { label: 'Picture', type: imageTypes.Cause } },
});
