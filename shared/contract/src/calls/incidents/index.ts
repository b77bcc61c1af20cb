import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { moment } from '../../rules/moment.ts';
import { sheetQuery } from '../sheet-query.ts';
import { incidentActs } from './incident-acts.ts';

const filters = z.strictObject({
  /** First and last moment, with offset. */
  From: moment().schema,
  Until: moment().schema,
  /** Account of staff that did it; default: any. */
  ActorId: z.optional(z.guid()),
  /** Kind of act; default: any that showed or changed somebody's data. */
  Act: z.optional(z.enum(incidentActs)),
});

const person = z.object({
  id: z.guid(),
  /** Null for an account without a profile. */
  name: z.nullable(z.string()),
  /** First and last act on them: ISO 8601. */
  first: z.string(),
  last: z.string(),
  acts: z.int(),
});

export const people = call({
  method: 'GET',
  path: '/Incidents/people',
  access: may('site.incidents.write'),
  people: true,
  summary:
    'Whose data staff looked at or changed within a span, found from the audit, for an incident (POPIA section 22): how many people, and the first hundred by name. Acts whose people the audit does not name, such as saving a list as a file, are counted apart.',
  query: filters,
  value: z.object({
    count: z.int(),
    /** Acts that the span and the filters find. */
    acts: z.int(),
    /** Acts of those that name no one, or not all: files, and entries that are full. */
    unlisted: z.int(),
    people: z.array(person),
  }),
});

export const peopleFile = call({
  method: 'GET',
  path: '/Incidents/people-file',
  access: may('site.incidents.write'),
  people: true,
  stepUp: 'exports',
  summary:
    'Those people with their email address and mobile number, for the letters, as a CSV file or an Excel workbook.',
  query: z.extend(filters, sheetQuery),
  timeout: 300_000,
});

export const staff = call({
  method: 'GET',
  path: '/Incidents/staff',
  access: may('site.incidents.write'),
  people: false,
  summary: 'Accounts whose acts the audit has, to choose from.',
  value: z.array(z.object({ id: z.guid(), name: z.string() })),
});
