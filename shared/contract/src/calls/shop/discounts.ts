import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { day } from '../../rules/day.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { codeKey } from '../../format/typed-code.ts';
import { storableText } from '../../rules/text.ts';
import { counted, countOfList, MAX_COUNTED, pageOf, pageQuery } from '../../page.ts';
import { numberedId } from './numbered-id.ts';
import { orderStates } from './order-state.ts';
import { HOW_MANY, MAX_BATCH } from './most-codes-at-once.ts';
import { hasTwoDecimals } from '../../rules/two-decimals.ts';
import { may } from '../../permissions/permission.ts';

const CODE_WRONG = 'A discount code has 3 to 40 letters and digits';
/** Rand in JSON, with at most two decimals. */
const rand = (message: string, min: number, max: number) =>
  z
    .number(message)
    .check(
      z.minimum(min, message),
      z.maximum(max, message),
      z.refine(hasTwoDecimals, 'Use at most two decimals'),
    );
const uses = (message: string) =>
  z.nullable(z.int(message).check(z.minimum(1, message), z.maximum(1_000_000, message)));

export const discountRules = {
  code: z.string(CODE_WRONG).check(z.overwrite(codeKey), z.regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, CODE_WRONG)),
  /** Percent, or rand. */
  value: rand('Please enter the discount', 0.01, 1_000_000),
  /** In rand; 0 for none. */
  minimumSpend: rand('Please enter the minimum spend as an amount', 0, 1_000_000),
};
export const discountKinds = z.enum(['percent', 'amount'], 'Please choose percent or amount');
export const MORE_THAN_ALL = 'More than 100 percent cannot be taken off';
export const ENDS_BEFORE_START = 'The last day is before the first day';

interface Dated {
  kind: string;
  value: number;
  startDate: string;
  endDate?: string | null | undefined;
}

/** Terms of a discount, without its code. */
const terms = {
  value: discountRules.value,
  /** Absent or null means none. */
  minimumSpend: z.optional(z.nullable(discountRules.minimumSpend)),
  kind: discountKinds,
  startDate: day('Please choose the first day').schema,
  /** Absent or null means no last day and no limits. */
  endDate: z.optional(z.nullable(day('Please choose the last day').schema)),
  usageLimit: z.optional(uses('Please enter how often it may be used')),
  perUserLimit: z.optional(uses('Please enter how often one person may use it')),
  /** Restricts it to these products; empty for the whole shop. */
  productIds: z
    .array(z.int().check(z.minimum(1), z.maximum(LARGEST_ID)))
    .check(z.maxLength(500, 'At most 500 products')),
  isActive: z.boolean(),
};

const fitTogether = z.check<Dated>(
  (payload) => {
    const { kind, value, startDate, endDate } = payload.value;
    if (kind === 'percent' && typeof value === 'number' && value > 100)
      payload.issues.push({
        code: 'custom',
        path: ['value'],
        message: MORE_THAN_ALL,
        input: value,
      });
    if (typeof endDate === 'string' && typeof startDate === 'string' && endDate < startDate)
      payload.issues.push({
        code: 'custom',
        path: ['endDate'],
        message: ENDS_BEFORE_START,
        input: endDate,
      });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

export const discount = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: z.number(),
  minimumSpend: z.number(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  usageLimit: z.nullable(z.int()),
  perUserLimit: z.nullable(z.int()),
  productIds: z.array(z.int()),
  isActive: z.boolean(),
  /** Orders using it; unpaid and cancelled ones no longer count. */
  used: z.int(),
});
export type Discount = z.output<typeof discount>;

const path = '/Shop/discount-code';

export const discounts = call({
  method: 'GET',
  path,
  access: may('shop.discounts.read'),
  summary: 'Every discount, the newest first.',
  value: z.array(discount),
});

const PREFIX_WRONG = 'A prefix has 2 to 20 letters and digits, with hyphens between them';

export const batchRules = {
  count: z.int(HOW_MANY).check(z.minimum(1, HOW_MANY), z.maximum(MAX_BATCH, HOW_MANY)),
  /** Beginning of each code, in capitals. */
  prefix: z
    .string(PREFIX_WRONG)
    .check(z.overwrite(codeKey), z.regex(/^(?=.{2,20}$)[A-Z0-9]+(?:-[A-Z0-9]+)*$/, PREFIX_WRONG)),
};

export const createDiscountBatch = call({
  method: 'POST',
  path: `${path}/batch`,
  access: may('shop.discounts.write'),
  stepUp: 'discounts',
  idempotencyKey: true,
  status: 201,
  summary:
    'Makes up to 1 000 discount codes that differ in nothing but the code: a prefix and what cannot be guessed. All of them or none; the answer has them as a CSV file.',
  body: z.strictObject({ ...batchRules, ...terms }).check(fitTogether),
  value: z.object({
    /** Id of the batch, for `undo`. */
    operation: z.guid(),
    codes: z.int(),
    fileName: z.string(),
    /** CSV, in the format of the discount export. */
    file: z.string(),
  }),
  timeout: 60_000,
});

const usesOf = z.strictObject({ id: numberedId });

const use = z.object({
  /** Order id. */
  id: z.int(),
  orderNumber: z.string(),
  state: z.enum(orderStates),
  placedAt: z.string(),
  /** Buyer; null for readers who may not see orders. */
  fullName: z.nullable(z.string()),
  /** Discount given and amount left to pay, in rand. */
  discount: z.number(),
  total: z.number(),
  /** True if it counts as a use; unpaid and cancelled orders do not. */
  counts: z.boolean(),
});
export type DiscountUse = z.output<typeof use>;

export const discountUses = call({
  method: 'GET',
  path: `${path}/{id}/orders`,
  access: may('shop.discounts.read'),
  people: true,
  summary:
    'A page of the orders that used a discount code, the latest first, with what it took off each; names are for those who may see orders. With Counted=false the page waits for no count.',
  params: usesOf,
  query: z.strictObject({
    PageNumber: pageQuery.shape.PageNumber,
    PageSize: pageQuery.shape.PageSize,
    Counted: counted,
  }),
  value: pageOf(use),
});

export const discountUseCount = call({
  method: 'GET',
  path: `${path}/{id}/orders/count`,
  access: may('shop.discounts.read'),
  summary: `How many orders used a discount code, counted up to ${MAX_COUNTED}.`,
  params: usesOf,
  value: countOfList,
});

export const validateDiscount = call({
  method: 'GET',
  path: '/Shop/discount-code-validation/{code}',
  access: 'person',
  limit: 'discount',
  summary: "What a discount code takes off the person's own cart, or why it does not.",
  params: z.strictObject({ code: z.string().check(z.minLength(1), ...storableText(60)) }),
  value: z.object({
    code: z.string(),
    valid: z.boolean(),
    /** In rand. */
    amount: z.number(),
    reason: z.nullable(z.string()),
  }),
});
