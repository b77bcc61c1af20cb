import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { voucherLookupTypes } from '../../vouchers/lookup-types.ts';
import { chosenId, given, pathId } from './rules.ts';
import { may } from '../../permissions/permission.ts';

const lookupType = z.enum(voucherLookupTypes, 'Please choose a type of entry');
const name = given('Please enter a name', 100);

/** Specification: vouchers, "Lookups". */
export const voucherLookup = z.object({
  id: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  lookupType: z.string(),
});
export type VoucherLookup = z.output<typeof voucherLookup>;

const path = '/Voucher/lookup-management';

export const lookups = call({
  method: 'GET',
  path,
  access: 'person',
  summary: 'The entries that bundles, offers and causes choose from; with LookupType those of one type.',
  query: z.strictObject({ LookupType: z.optional(lookupType) }),
  value: z.array(voucherLookup),
});

/** Usage of an entry: the number of rows by kind, with the first names. */
const lookupUse = z.object({
  kind: z.enum(['offer', 'bundle', 'cause']),
  count: z.int(),
  rows: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type LookupUse = z.output<typeof lookupUse>;

export const lookupUses = call({
  method: 'GET',
  path: `${path}/{id}/uses`,
  access: may('voucher.lookups.read'),
  summary:
    'Where an entry is chosen: offers, bundles and causes, each kind with its number and the first twenty.',
  params: z.strictObject({ id: pathId }),
  value: z.array(lookupUse),
});

export const updateLookup = call({
  method: 'PUT',
  path: `${path}/{id}`,
  access: may('voucher.lookups.write'),
  summary:
    'Renames an entry, or switches it on or off; what is not named stays. The redemption methods and the social media that the site knows keep their names.',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ id: chosenId('Please name the entry'), name, isActive: z.boolean(), lookupType }),
  merges: { id: 'id' },
  value: voucherLookup,
});

export const removeLookup = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: may('voucher.lookups.write'),
  summary: 'Deletes an entry that nothing has chosen; 409 says where one is used.',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ lookupType }),
  value: z.literal(true),
});
