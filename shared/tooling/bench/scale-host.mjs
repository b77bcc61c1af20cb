/**
 * The process that scale.mjs measures: the whole service, with two people in it who differ in how much they have. The
 * consumer has `few` of everything, the employee `many`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { built, measured } from './measured-service.mjs';

const { eq } = createRequire(path.join(root, 'api/package.json'))('drizzle-orm');

const [few, many] = process.argv.slice(2).map(Number);
const [{ reminders }, { documents }, { nextOfKinDetails }, { uuidv7 }, { accounts }] = await Promise.all(
  [
    'areas/dashboard/tables.js',
    'areas/documents/tables.js',
    'areas/details/public.js',
    'core/database/uuid-v7.js',
    'core/people/tables.js',
  ].map(built),
);

const { opened, port, authorizationOf } = await measured();
const { database } = opened;
const DAY = 86_400_000;
const start = Date.parse('2026-01-01T08:00:00Z');

const rowsOf = {
  reminders: (n) => ({
    reminderText: `Renew the policy number ${(n * 7919) % 10_007}`,
    completeByDate: new Date(start + ((n * 31) % 900) * DAY),
  }),
  documents: (n, id) => ({
    folderId: 1,
    blobId: id,
    originalDocumentName: `statement ${(n * 7919) % 10_007}.pdf`,
    type: 'pdf',
    contentType: 'application/pdf',
    size: 1_000 + n,
    dateUploaded: new Date(start + n * 60_000),
  }),
  nextOfKin: (n) => ({
    version: 1,
    titleID: 1,
    firstName: 'Nomsa',
    lastName: `Kin ${(n * 7919) % 10_007}`,
    contactDetails: '0711234567',
    relationshipID: 1 + (n % 5),
  }),
};
const tables = { reminders, documents, nextOfKin: nextOfKinDetails.table };

/** Replaces what the demo data gave, in portions that one statement holds. */
const fill = async (personId, count) => {
  for (const [name, table] of Object.entries(tables)) {
    await database.delete(table).where(eq(table.personId, personId));
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => {
        const id = uuidv7(new Date(start + (from + at) * 1_000));
        return { id, personId, ...rowsOf[name](from + at, id) };
      });
      await database.insert(table).values(rows);
    }
  }
};

const people = await database.select({ id: accounts.id, email: accounts.email }).from(accounts);
const idOf = (label) => people.find(({ email }) => email.startsWith(`${label}@`)).id;
await fill(idOf('consumer'), few);
await fill(idOf('employee'), many);
await opened.database.$client.query('VACUUM (ANALYZE)').catch(() => undefined);

process.send({ port, few: await authorizationOf('consumer'), many: await authorizationOf('employee') });
process.on('message', () => process.exit(0));
