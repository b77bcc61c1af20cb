import { buffer } from 'node:stream/consumers';
import { calls, itemsOf, singleRecordCalls, tableCalls } from '@phila/contract';
import type { AnyCall, AnyRecord, Fields, RecordType, SinglePaths, TablePaths } from '@phila/contract';
import { areas } from '../../areas.ts';
import { archiveOf } from '../../areas/personal-data/archive.ts';
import { pixelFile } from '../../testing/form-body.ts';
import { send } from '../../testing/json-request.ts';
import { addressOf, startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { validInput } from '../../testing/valid-input.ts';
import { confirmSession } from '../step-up/session-confirmation.ts';
import { documentFieldsOf } from './document-fields.ts';
import type { StoredRecord } from './stored-record.ts';

/*
 * Tests every record by its definition, new ones included: only its owner saves, reads and changes it; it accepts no
 * file of another person; the owner's data export contains it; and it is deleted with the owner.
 */

const every = areas.flatMap(({ records }) =>
  Object.entries(records).map(([part, stored]) => ({ part, stored })),
);

type Body = Record<string, unknown>;

/** The calls of a record of any kind, by their purpose. */
const callsOf = (
  type: AnyRecord,
): { read: AnyCall; save: AnyCall; change: AnyCall; remove: AnyCall | null } => {
  if (type.paths.kind === 'single') {
    const { read, update, create } = singleRecordCalls(type as RecordType<Fields, SinglePaths>);
    return { read, save: create ?? update, change: update, remove: null };
  }
  const { list, create, update, remove } = tableCalls(type as RecordType<Fields, TablePaths>);
  return { read: list, save: create, change: update, remove } as never;
};

it.each(every.map(({ part, stored }) => [part, stored.record] as const))(
  '%s: what its button adds or edits reads as a sentence',
  (_, { title, one }) => {
    const said = one ?? `${title} details`.toLowerCase();
    expect(said).toMatch(/^[a-z]+( [a-z]+)*$/);
    expect(said).not.toMatch(/s details$|^about/);
  },
);

let service: TestService;
let owner: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '1000000/1s' } });
});
beforeEach(async () => {
  owner = await signedIn(service);
  other = await signedIn(service);
});
afterAll(() => service.close());

const upload = async ({ token }: SignedIn): Promise<string> => {
  const input = { body: { FolderId: 5 }, file: pixelFile() };
  return (await service.call(calls.documents.upload, input, { token })).value.documentId;
};

/** A valid body, with a file of the owner in each document field. */
const bodyFor = async ({ record }: StoredRecord): Promise<Body> => {
  const body = validInput(callsOf(record).save)?.body;
  if (body === undefined) throw new Error(`No valid body was found for ${record.title}`);
  for (const name of documentFieldsOf(record.fields)) body[name] = await upload(owner);
  return body;
};

const make = async (call: AnyCall, person: SignedIn | null, body?: Body, id?: string) => {
  const address = addressOf(call, id === undefined ? {} : { params: { id } });
  const sent = call.body === undefined || body === undefined ? {} : { body: JSON.stringify(body) };
  const { status, envelope } = await send(`${service.url}${address}`, {
    method: call.method,
    token: person?.token,
    headers: 'body' in sent ? { 'content-type': 'application/json' } : {},
    ...sent,
  });
  return { status, envelope, value: envelope?.value as Body | Body[] | null };
};

const held = async (stored: StoredRecord, { id }: SignedIn): Promise<object[]> =>
  stored.held(service.database, id);

describe.each(every)('$part', ({ part, stored }) => {
  const { record } = stored;
  const { read, save, change, remove } = callsOf(record);
  const identified = (row: Body): Body =>
    change.path.includes('{id}') || record.paths.kind === 'single'
      ? {}
      : { [record.idInBody]: row[record.idInBody] };

  test('is saved, read and changed by its owner alone, and goes with the owner', async () => {
    const body = await bodyFor(stored);
    expect((await make(save, null, body)).status).toBe(401);
    const saved = await make(save, owner, body);
    expect([saved.status, saved.envelope?.errors]).toEqual([save.status ?? 200, undefined]);
    const row = saved.value as Body & { id: string };
    const [seen] = await held(stored, owner);
    expect(seen).toEqual(row);
    const list = (await make(read, owner)).value;
    expect(record.paths.kind === 'single' ? list : itemsOf(list as Body[])).toEqual(
      record.paths.kind === 'single' ? row : [row],
    );
    // Reads can be sent back.
    const changed = await make(change, owner, { ...row, ...identified(row) }, row.id);
    expect([changed.status, changed.value]).toEqual([200, { ...row, version: 2 }]);

    expect([[], null]).toContainEqual((await make(read, other)).value);
    const byOther =
      remove === null
        ? []
        : [
            await make(change, other, { ...body, ...identified(row) }, row.id),
            await make(remove, other, row, row.id),
          ];
    expect(byOther.filter(({ status }) => status !== 404)).toEqual([]);
    expect(await held(stored, owner)).toEqual([{ ...row, version: 2 }]);

    const archive = await buffer(await archiveOf(service.services, owner.id, service.clock.now()));
    const files = await unzipped(archive);
    const copy = JSON.parse(files.get('your-data.json')?.toString() ?? '') as Record<string, object[]>;
    expect(copy[part]).toHaveLength(1);
    const attached = documentFieldsOf(record.fields).length;
    expect([...files.keys()].filter((name) => name.startsWith('documents/'))).toHaveLength(attached);

    await confirmSession(service.database, service.clock, owner.sessionId);
    const deleted = await service.call(calls.personalData.deleteAccount, {}, { token: owner.token });
    expect(deleted.status).toBe(200);
    expect(await held(stored, owner)).toEqual([]);
  });

  test('refuses what is no value of a field, at that field, and stores nothing of it', async () => {
    const body = await bodyFor(stored);
    const foreign = await upload(other);
    for (const name of Object.keys(record.fields)) {
      for (const value of [{ toString: 1 }, 'x'.repeat(100_000), 1e308, foreign]) {
        const { status, envelope } = await make(save, owner, { ...body, [name]: value });
        expect([name, status < 500, status < 400]).toEqual([name, true, envelope?.isSuccess]);
        if (record.fields[name]?.kind !== 'document') continue;
        expect(envelope?.errors).toContainEqual({ path: name, message: expect.any(String) as string });
      }
    }
    expect(JSON.stringify(await held(stored, owner))).not.toContain('x'.repeat(1_000));
  });
});
