import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { fromTexts } from '../form-texts.ts';
import { chosenId, given, pathId } from './rules.ts';
import { LARGEST_PICTURE_FILE } from '../image/kinds.ts';
import { may } from '../../permissions/permission.ts';

/** Specification: vouchers, "Causes". */
export const cause = z.object({
  id: z.int(),
  name: z.string(),
  causeTypeId: z.nullable(z.int()),
  isActive: z.boolean(),
  /** Address of its picture; null without one. */
  logo: z.nullable(z.string()),
});
export type Cause = z.output<typeof cause>;

const path = '/Voucher/cause';
const upload = { field: 'Logo', largest: LARGEST_PICTURE_FILE, optional: true } as const;
const kinds = { Name: 'text', CauseTypeId: 'number', IsActive: 'yesNo' } as const;
const Name = given('Please enter the name of the cause', 100);
const rest = {
  CauseTypeId: z.optional(z.nullable(chosenId('Please choose the type of the cause'))),
  IsActive: z.optional(z.boolean('Please say whether it is active')),
};

export const causes = call({
  method: 'GET',
  path: '/Voucher/causes',
  access: 'person',
  summary: 'The causes that bundles give to; those that are switched off are for an administrator.',
  query: z.strictObject({ Inactive: z.optional(z.enum(['true', 'false'])) }),
  value: z.array(cause),
});

export const addCause = call({
  method: 'POST',
  path,
  access: may('voucher.causes.write'),
  status: 201,
  limit: 'upload',
  summary: 'Adds a cause, with its picture where one is sent.',
  body: fromTexts(kinds, z.strictObject({ Name, ...rest })),
  idempotencyKey: true,
  upload,
  value: cause,
});

export const updateCause = call({
  method: 'PUT',
  path: `${path}/{id}`,
  access: may('voucher.causes.write'),
  limit: 'upload',
  summary: 'Changes a cause; what is not named, its picture too, stays.',
  params: z.strictObject({ id: pathId }),
  body: fromTexts(kinds, z.strictObject({ Name: z.optional(Name), ...rest })),
  idempotencyKey: true,
  upload,
  value: cause,
});

export const removeCause = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: may('voucher.causes.write'),
  summary: 'Deletes a cause that no bundle gives to.',
  params: z.strictObject({ id: pathId }),
  value: z.literal(true),
});
