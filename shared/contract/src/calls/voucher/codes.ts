import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { storable } from '../../rules/text.ts';
import { poolCodeAsRead, poolCodeFault } from '../../vouchers/pool-codes.ts';
import { chosenId } from './rules.ts';
import { may } from '../../permissions/permission.ts';

const path = '/Voucher/batch-redemption-codes';
/** As many codes as are sent at once. */
const MAX_CODES = 5_000;
const NO_CODE = 'Please leave no code blank';
/** As many faults as a refusal names. */
const MAX_NAMED = 100;

const faultOf = (code: string): string | null =>
  storable(code) ? poolCodeFault(code) : 'there are characters in this line that cannot be shown.';

/** The lines as they were sent: what a line is told by is lost once it is tidied. */
const eachIsOneCode = z.check<string[]>(({ value, issues }) => {
  const faults = value.flatMap((code, at) => {
    const fault = faultOf(code);
    return fault === null ? [] : [{ at, message: `Line ${at + 1}: ${fault} Nothing was added.` }];
  });
  for (const { at, message } of faults.slice(0, MAX_NAMED))
    issues.push({ code: 'custom', path: [at], message, input: value[at] });
});

const body = z.strictObject({
  offerId: chosenId('Please choose an offer'),
  codes: z.array(z.string(NO_CODE)).check(
    z.minLength(1, 'Please add at least one code'),
    z.maxLength(MAX_CODES, 'Please add at most 5 000 codes at once'),
    eachIsOneCode,
    z.overwrite((codes) => codes.map(poolCodeAsRead)),
  ),
});

/** Numbers, and never a code. */
const value = z.object({
  offerId: z.int(),
  /** Of this batch. */
  added: z.int(),
  /** That can be given out now. */
  available: z.int(),
  /** That people have. */
  given: z.int(),
});

export const addCodes = call({
  method: 'POST',
  path,
  access: may('voucher.codes.write'),
  confirmed: true,
  summary:
    'Adds codes to the pool of an offer; a batch with a code that is there already is refused whole, with each named.',
  body,
  value,
});

export const replaceCodes = call({
  method: 'PUT',
  path,
  access: may('voucher.codes.write'),
  confirmed: true,
  summary: 'Puts these codes in the place of those that nobody has yet.',
  body,
  value,
});
