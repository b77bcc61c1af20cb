import type { AnyCall } from '@phila/contract';
import { areas } from '../../areas.ts';
import { encodedBody } from '../../testing/encoded-body.ts';
import { pixelFile } from '../../testing/form-body.ts';
import { send } from '../../testing/json-request.ts';
import { resourceInputs } from '../../testing/resources/every-call.ts';
import { addressOf, startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { planting } from '../../testing/voucher/plant.ts';
import type { ValidInput } from '../../testing/valid-input.ts';
import { serviceCalls } from '../area.ts';

/* Each change of a row in administration must name the row's version. */

let service: TestService;
let lead: SignedIn;
let inputs: ReadonlyMap<string, ValidInput>;
beforeAll(async () => {
  service = await startService();
  lead = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' });
  // Bundles need an existing offer.
  await planting(service, lead.token).offer('pin');
  inputs = await resourceInputs(service, lead.token);
});
afterAll(() => service.close());

const ask = async (call: AnyCall, input: ValidInput) => {
  const form = new FormData();
  if (call.upload !== undefined) form.append(call.upload.field, pixelFile());
  const { status, envelope } = await send(`${service.url}${addressOf(call, input)}`, {
    method: call.method,
    token: lead.token,
    ...(call.upload !== undefined
      ? { body: form }
      : input.body === undefined
        ? {}
        : encodedBody(call, input.body)),
  });
  return { status, path: (envelope as { errors?: { path: string }[] } | null)?.errors?.[0]?.path };
};

/** Calls on several rows or none: they answer for each row, or overwrite nothing. */
const OF_SEVERAL = /\.(?:order|bulk|undo|importRows|create)$/;

const managed = serviceCalls(areas).filter(
  ({ name, call }) => call.method !== 'GET' && !OF_SEVERAL.test(name) && call.path.startsWith('/Manage/'),
);

/** A call's input with this version of its row, or without one. */
const versioned = (name: string, version?: number): ValidInput => {
  const { params = {}, query, body = {} } = inputs.get(name) ?? {};
  if (query !== undefined)
    return {
      params,
      ...(version === undefined ? {} : { query: { Version: version } }),
      ...(name.endsWith('.publish') ? { body } : {}),
    };
  const { version: _version, ...values } = body;
  return { params, body: version === undefined ? values : { ...values, version } };
};

test('a change of a row without its version is refused', async () => {
  expect(managed.length).toBeGreaterThan(40);
  const faults: unknown[] = [];
  for (const { name, call } of managed) {
    const { status, path } = await ask(call, versioned(name));
    if (status !== 422 || path?.toLowerCase() !== 'version') faults.push([name, status, path]);
  }
  expect(faults).toEqual([]);
});

test('with an old version it is 409, and with that of the row it is done', async () => {
  const faults: unknown[] = [];
  const order = ['update', 'publish', 'savePicture', 'removePicture', 'restore', 'remove'];
  const inOrder = managed.toSorted(
    (a, b) => order.indexOf(a.name.split('.').at(-1) ?? '') - order.indexOf(b.name.split('.').at(-1) ?? ''),
  );
  const versions = new Map<unknown, number>();
  for (const { name, call } of inOrder) {
    const old = await ask(call, versioned(name, 0));
    if (old.status !== 409) faults.push([name, 'old', old.status]);
    const { params, query, body } = inputs.get(name) ?? {};
    const row = `${call.path.split('/')[2]} ${String(params?.['id'])}`;
    const now = versions.get(row) ?? Number(query?.['Version'] ?? body?.['version']);
    const fresh = await ask(call, versioned(name, now));
    if (fresh.status !== 200) faults.push([name, 'fresh', now, fresh.status]);
    // A publication that changes nothing keeps the version.
    versions.set(row, name.endsWith('.publish') ? now : now + 1);
  }
  expect(faults).toEqual([]);
});
