import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { oneLine, storableText } from '../../rules/text.ts';
import { leftOut } from '../file-line.ts';
import { MAX_FILE_LINES } from '../most-lines.ts';
import { chosenId, pathId } from './rules.ts';
import { may } from '../../permissions/permission.ts';
import { sheetQuery } from '../sheet-query.ts';

const path = '/Voucher/batch-redemption-codes';
const NO_CODE = 'Please leave no code blank';
const NO_NAME = 'Please enter a name of at most 100 characters';

const body = z.strictObject({
  offerId: chosenId('Please choose an offer'),
  /** Lines as they stand; each is judged with the others, so that all faults come in one answer. */
  codes: z
    .array(z.string(NO_CODE))
    .check(
      z.minLength(1, 'Please add at least one code'),
      z.maxLength(MAX_FILE_LINES, 'Please add at most 10 000 codes at once'),
    ),
  /** Name of the batch, such as the letter or file that it came from. */
  name: z.optional(z.string(NO_NAME).check(oneLine(), z.minLength(1, NO_NAME), ...storableText(100))),
});

/** Counts only, never codes. */
const value = z.object({
  offerId: z.int(),
  /** Added with this batch. */
  added: z.int(),
  /** Ready to be given out. */
  available: z.int(),
  /** Given to people. */
  given: z.int(),
});

export const addCodes = call({
  method: 'POST',
  path,
  access: may('voucher.codes.write'),
  stepUp: 'codes',
  summary:
    'Adds codes to the pool of an offer; a batch with a code that is there already is refused whole, with each named.',
  body,
  value,
});

export const replaceCodes = call({
  method: 'PUT',
  path,
  access: may('voucher.codes.write'),
  stepUp: 'codes',
  summary: 'Puts these codes in the place of those not given out yet.',
  body,
  value,
});

export const checkCodes = call({
  method: 'POST',
  path: `${path}/check`,
  access: may('voucher.codes.write'),
  saves: false,
  summary: 'Tries a batch and adds nothing: 422 names each duplicate and each line that is not one code.',
  body,
  value: z.object({ codes: z.int() }),
});

/** Reads the codes of a file, for review before they are added. */
export const codesOfFile = call({
  method: 'POST',
  path: `${path}/csv`,
  access: may('voucher.codes.write'),
  saves: false,
  limit: 'upload',
  upload: { field: 'File', largest: 1_048_576 },
  summary:
    'Reads the codes of a CSV file or a workbook and adds nothing: those of its column of codes, or of a file with a code a line.',
  value: z.object({ codes: z.array(z.string()), leftOut }),
});

/** Counts of codes added; each is in exactly one of the first three. */
const counts = {
  free: z.int(),
  given: z.int(),
  /** Removed from the pool before anyone got them. */
  revoked: z.int(),
  /** Given codes that stay redeemed, and belong to a person who still has an account. */
  redeemed: z.int(),
};

const pool = z.object({
  offerId: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  /** True if the pool runs low; administrators are notified. */
  isLow: z.boolean(),
  ...counts,
});
export type CodePool = z.output<typeof pool>;

export const codePools = call({
  method: 'GET',
  path: '/Voucher/code-pools',
  access: may('voucher.codes.read'),
  summary:
    'Offers that give each person a code of their own, with how many are left; those that run low first, at most two hundred.',
  value: z.array(pool),
});

const batch = z.object({
  id: z.int(),
  name: z.string(),
  addedAt: z.string(),
  ...counts,
  revokedAt: z.nullable(z.string()),
  revokedBecause: z.nullable(z.string()),
});
export type CodeBatch = z.output<typeof batch>;

export const codeBatches = call({
  method: 'GET',
  path: '/Voucher/code-pools/{id}',
  access: may('voucher.codes.read'),
  summary: 'The pool of one offer and the batches in it, the latest first; numbers, and never a code.',
  params: z.strictObject({ id: pathId }),
  value: z.object({ pool, batches: z.array(batch) }),
});

const reason = z
  .string('Please say why')
  .check(oneLine(), z.minLength(5, 'Please say why, in at least 5 characters'), ...storableText(500));

export const revokeBatch = call({
  method: 'POST',
  path: '/Voucher/code-batches/{id}/revoke',
  access: may('voucher.codes.write'),
  stepUp: 'codes',
  summary:
    'Takes the free codes of a batch out of the pool, for ever, and keeps why; with `given` those that people redeemed as well, who may then redeem again for another code.',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({ reason, given: z.boolean() }),
  value: batch,
});

export const codeBatchFile = call({
  method: 'POST',
  path: '/Voucher/code-batches/{id}/file',
  access: may('voucher.codes.write'),
  stepUp: 'exports',
  summary:
    'A batch as a CSV file or an Excel workbook: each code with what became of it. Of a code that somebody has only the end is in it.',
  params: z.strictObject({ id: pathId }),
  query: z.strictObject(sheetQuery),
  timeout: 60_000,
});
