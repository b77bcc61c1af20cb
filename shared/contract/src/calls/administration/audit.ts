import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { day } from '../../rules/day.ts';
import { sheetQuery } from '../sheet-query.ts';
import { auditKinds } from './audit-kinds.ts';

/** Value before and after, as text; null if there was none. */
const difference = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Set if both values are abbreviated. */
  isMasked: z.boolean(),
});
export type AuditDifference = z.output<typeof difference>;

const entry = z.object({
  id: z.guid(),
  /** ISO 8601 with offset. */
  at: z.string(),
  kind: z.enum(auditKinds),
  /** Account that did it. */
  actorId: z.nullable(z.guid()),
  /** Name of the account; null if it is gone. */
  actor: z.nullable(z.string()),
  /** Description in a sentence. */
  what: z.string(),
  /** Area of the service: `shop`. */
  area: z.string(),
  rowIds: z.array(z.string()),
  /** Fields sent or changed. */
  fields: z.array(z.string()),
  /** Approximate network address: `197.86.12.0/24`; null if not stored. */
  network: z.nullable(z.string()),
});

const detailed = z.extend(entry, {
  /** `PUT /Wealth/tax-years/{id}`; null if it was no call of an administrator. */
  call: z.nullable(z.string()),
  requestId: z.string(),
  /** Browser; null if not stored. */
  userAgent: z.nullable(z.string()),
  /** Values before and after; null if only field names are stored. */
  difference: z.nullable(z.array(difference)),
});
export type AuditEntry = z.output<typeof detailed>;

const path = '/Administration/audit';

const filters = z.strictObject({
  /** Finds entries of one account. */
  ActorId: z.optional(z.guid()),
  Kind: z.optional(z.enum(auditKinds)),
  /** Area of the service: `shop`. */
  Area: z.optional(z.string().check(z.regex(/^[a-z][A-Za-z-]{0,40}$/))),
  /** Finds entries about one row; combine with Area or Paths, because different kinds of rows can share a number. */
  RowId: z.optional(z.string().check(z.regex(/^[\w:-]{1,100}$/))),
  /** Finds calls by path prefix, separated by commas: `/Shop/admin-orders,/Payment/eft`. */
  Paths: z.optional(z.string().check(z.maxLength(200), z.regex(/^(?:\/[\w-]+)+(?:,(?:\/[\w-]+)+)*$/))),
  /** First and last day in South Africa, both included. */
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
    /** Value of `After` for the next page; null at the end. */
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
