import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { day } from '../../rules/day.ts';
import { sheetQuery } from '../sheet-query.ts';
import { auditKinds } from './audit-kinds.ts';

/** A value before and after, as texts; null where there was none. */
const difference = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Both are shortened. */
  isMasked: z.boolean(),
});
export type AuditDifference = z.output<typeof difference>;

const entry = z.object({
  id: z.guid(),
  /** ISO 8601 with its offset. */
  at: z.string(),
  kind: z.enum(auditKinds),
  /** The account that did it. */
  actorId: z.nullable(z.guid()),
  /** Its name; null for an account that is gone. */
  actor: z.nullable(z.string()),
  /** What was done, in a sentence. */
  what: z.string(),
  /** The part of the service, `shop`, that it was done in. */
  area: z.string(),
  /** The ids of the rows that it was done to. */
  rowIds: z.array(z.string()),
  /** The fields that were sent or that differ. */
  fields: z.array(z.string()),
  /** Where from, coarsely: `197.86.12.0/24`; null where that was not kept. */
  network: z.nullable(z.string()),
});

const detailed = z.extend(entry, {
  /** `PUT /Wealth/tax-years/{id}`; null for what is no call of an administrator. */
  call: z.nullable(z.string()),
  requestId: z.string(),
  /** The browser; null where that was not kept. */
  userAgent: z.nullable(z.string()),
  /** Values before and after; null where only the names of fields are kept. */
  difference: z.nullable(z.array(difference)),
});
export type AuditEntry = z.output<typeof detailed>;

const path = '/Administration/audit';

const filters = z.strictObject({
  /** The account that did it. */
  ActorId: z.optional(z.guid()),
  Kind: z.optional(z.enum(auditKinds)),
  /** A part of the service, `shop`. */
  Area: z.optional(z.string().check(z.regex(/^[a-z][A-Za-z-]{0,40}$/))),
  /** Of the row with this id alone; together with Area or Paths, as rows of two kinds may have the same number. */
  RowId: z.optional(z.string().check(z.regex(/^[\w:-]{1,100}$/))),
  /** Of calls whose path begins so alone, with commas between several: `/Shop/admin-orders,/Payment/eft`. */
  Paths: z.optional(z.string().check(z.maxLength(200), z.regex(/^(?:\/[\w-]+)+(?:,(?:\/[\w-]+)+)*$/))),
  /** First and last day, in South Africa, both inclusive. */
  From: z.optional(day().schema),
  Until: z.optional(day().schema),
});

export const audit = call({
  method: 'GET',
  path,
  access: may('site.operations.read'),
  summary:
    'What administrators changed, took away as a file, were refused and were shown, and when they signed in, the latest first; whose data they read only with Kind read. After is the id of the last entry that is there already.',
  query: z.extend(filters, { After: z.optional(z.guid()) }),
  value: z.object({
    entries: z.array(entry),
    /** Sent as `After` for what follows; null at the end. */
    next: z.nullable(z.guid()),
  }),
});

export const auditEntry = call({
  method: 'GET',
  path: `${path}/{id}`,
  access: may('site.operations.read'),
  summary: 'One entry of the audit with what differs before and after.',
  params: z.strictObject({ id: z.guid() }),
  value: detailed,
});

export const auditActors = call({
  method: 'GET',
  path: '/Administration/audit-actors',
  access: may('site.operations.read'),
  summary: 'Whose entries the audit can show (people with a role, or with an entry), and its areas.',
  value: z.object({
    people: z.array(z.object({ id: z.guid(), name: z.string() })),
    areas: z.array(z.string()),
  }),
});

export const auditFile = call({
  method: 'GET',
  path: '/Administration/audit-file',
  access: may('site.operations.read'),
  stepUp: 'exports',
  summary: 'The audit that the filters find, as a CSV file or an Excel workbook.',
  query: z.extend(filters, sheetQuery),
  timeout: 300_000,
});
