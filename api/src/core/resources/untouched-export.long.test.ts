import {
  type AnyField,
  type AnyResource,
  type Lookup,
  organisation,
  resourceCalls,
  voucherBundle,
  voucherOffer,
} from '@phila/contract';
import { type SheetFormat, sheetFormats } from '@phila/contract/spreadsheet';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { newRow } from '../../testing/resources/every-call.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import type { UnknownRecord } from './stored-resource.ts';

/* An unchanged export imports as no change, for each resource and any content of its cells. */

let service: TestService;
let administrator: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { DEMO_DATA: 'small' } });
  administrator = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' });
});
afterAll(() => service.close());

const resources = areas.flatMap((area) => area.resources.map(({ resource }) => resource));

const exported = async ({ name }: AnyResource, format: SheetFormat): Promise<Blob> => {
  const answer = await fetch(`${service.url}/api/v1/Manage/${name}/csv?Format=${format}`, {
    headers: { authorization: `Bearer ${administrator.token}` },
  });
  expect([name, answer.status]).toEqual([name, 200]);
  return answer.blob();
};
const exportedText = async (resource: AnyResource): Promise<string> => {
  const file = await exported(resource, 'csv');
  return file.text();
};

/** Exports a resource in each format and imports it unchanged. @returns the number of lines */
const comesBack = async (resource: AnyResource): Promise<number> => {
  let lines = 0;
  for (const format of sheetFormats) {
    const file = new File([await exported(resource, format)], `rows.${format}`);
    const { value } = await service.call(
      resourceCalls(resource).importRows,
      { body: { dryRun: 'true' }, file },
      administrator,
    );
    const others = value.rows.filter(({ verdict }) => verdict !== 'same');
    expect([resource.name, format, others]).toEqual([resource.name, format, []]);
    lines = value.rows.length;
  }
  return lines;
};

test('an untouched export of every resource, CSV or workbook, comes back as no change', async () => {
  expect(resources.length).toBeGreaterThan(10);
  for (const resource of resources)
    expect([resource.name, await comesBack(resource)]).toEqual([resource.name, expect.any(Number)]);
});

/** Texts that files tend to lose or change; used where a field's rules accept them. */
const texts = fc.oneof(
  fc.constantFrom(
    '+27821234567',
    '0821234567',
    '=1+1',
    "'=1+1",
    "''-1",
    '-',
    '@home',
    '- one\n- two\n\n* three\n+ four',
    'a;=1;b',
    'a|-1',
    ';"=1;',
    'He said "no", twice',
    '"',
    "'",
    "O'Neil",
    '00123',
    '1,5',
    '1 234,50',
    '2026-03-01',
    'TRUE',
    'No. 7',
    'a,b',
    'line\nline',
    '=',
    '12E5',
    '＝1',
  ),
  fc.string({ unit: fc.constantFrom(...'=+-@\'";,|\n a1'), maxLength: 20 }),
);
const addresses = fc
  .string({ unit: fc.constantFrom(..."=+-@;|,'a1"), maxLength: 12 })
  .map((end) => `https://example.org/${end}`);

/** Uses a fixed seed, so that a failure repeats. */
const seeds = fc.sample(fc.nat(), { numRuns: 10_000, seed: 27 });
let asked = 0;
const random = <T>(from: fc.Arbitrary<T>): T => {
  asked += 1;
  const [one] = fc.sample(from, { numRuns: 1, seed: seeds[asked % seeds.length] ?? 0 });
  return one as T;
};

/** Another value for a field, or the same one where the rules refuse it. */
const otherValue = (field: AnyField, before: unknown): unknown => {
  const takes = (value: unknown): boolean => z.safeParse(field.bodySchema, field.toBody(value)).success;
  switch (field.kind) {
    case 'text':
    case 'prose':
      return [random(texts), random(texts), random(addresses)].find(takes) ?? before;
    case 'amount':
      return [asked + 0.05, asked].find(takes) ?? before;
    case 'yesNo':
      return random(fc.boolean());
    case 'option':
      return random(fc.constantFrom(...field.choices.map(({ id }) => id)));
    default:
      return before;
  }
};

const choicesOf = async (field: AnyField): Promise<number[]> => {
  if (!('lookup' in field) || field.lookup.isKept !== true) return [];
  const { call, idOf, input = {} } = field.lookup as Lookup<number>;
  return (await service.call(call, input, administrator)).value.map(idOf);
};

/** Adds a row with unusual values, falling back to the usual one where refused. @returns true if it was added */
const addAs = async (resource: AnyResource, usual: UnknownRecord, other: UnknownRecord): Promise<boolean> => {
  let body = { ...usual, ...other };
  for (let tries = 0; tries <= Object.keys(other).length; tries += 1) {
    const { create } = resourceCalls(resource);
    const { status, envelope } = await service.call(create, { body: body as never }, administrator);
    if (status === 201) return true;
    const refused = (envelope.errors ?? []).map(({ path }) => path.split('.')[0] ?? '');
    body = { ...body, ...Object.fromEntries(refused.map((name) => [name, usual[name]])) };
  }
  return false;
};

const ROWS = 30;

/** Adds rows with such values. @returns how many */
const addNasty = async (resource: AnyResource): Promise<number> => {
  const choices = new Map<string, number[]>();
  for (const [name, field] of Object.entries(resource.fields)) choices.set(name, await choicesOf(field));
  let made = 0;
  for (let row = 0; row < ROWS; row += 1) {
    const usual = await newRow(service, administrator.token, resource, `Usual ${row}`);
    const other: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(resource.fields)) {
      const listed = choices.get(name) ?? [];
      if (field.kind === 'lookups')
        other[name] = random(fc.subarray(listed, { maxLength: Math.min(3, listed.length) }));
      else if (listed.length > 0) other[name] = random(fc.constantFrom(...listed));
      else if (name === resource.named || random(fc.boolean())) other[name] = otherValue(field, usual[name]);
    }
    if (await addAs(resource, usual, other)) made += 1;
  }
  return made;
};

// Creates chosen resources first, so that choices have difficult names too.
const choosing = ({ fields }: AnyResource): number =>
  Object.values(fields).filter((field) => 'lookup' in field).length;

test.each(
  resources
    .toSorted((a, b) => choosing(a) - choosing(b))
    .map((resource) => [resource.name, resource] as const),
)(
  '%s with signs, phones, lists, quotation marks and ends of lines come back as no change',
  async (_, resource) => {
    const made = await addNasty(resource);
    expect(made).toBeGreaterThan(ROWS / 4);
    expect(await comesBack(resource)).toBeGreaterThanOrEqual(made);
  },
);

test('two columns of one label are told apart', async () => {
  const [headings = ''] = (await exportedText(organisation)).split('\r\n');
  expect(headings).toMatch(/^Number,Version,Name,Number \(osNo\),/);
});

/** Adds offers with these names, and a bundle of the chosen ones. */
const addBundle = async (names: readonly string[], chosen: readonly number[]): Promise<number[]> => {
  const [offers, bundles] = [resourceCalls(voucherOffer), resourceCalls(voucherBundle)];
  const ids: number[] = [];
  for (const name of names) {
    const body = await newRow(service, administrator.token, voucherOffer, name);
    ids.push((await service.call(offers.create, { body: body as never }, administrator)).value.row.id);
  }
  const offerIds = chosen.map((at) => ids[at] ?? 0);
  const usual = await newRow(service, administrator.token, voucherBundle, names.join(' '));
  const body = { ...usual, offerIds };
  const { value } = await service.call(bundles.create, { body: body as never }, administrator);
  expect(value.row.offerIds).toEqual(offerIds);
  return offerIds;
};

test('two choices of one name are told apart', async () => {
  const [second, first] = await addBundle(['Tea, black', 'Tea, black'], [1, 0]);
  expect(await exportedText(voucherBundle)).toContain(
    `Tea, black (No. ${second}), Tea, black (No. ${first})`,
  );
  expect(await comesBack(voucherBundle)).toBeGreaterThan(0);
});

test('choices whose names together are the name of a third are read as what they were', async () => {
  const names = ['Apple', 'Pear', 'Apple, Pear', '"Plum"', 'Apple, "Plum"'];
  for (const chosen of [[0, 1], [2], [3], [0, 3], [4], [1, 2]]) {
    await addBundle(
      names.map((name) => `${name} ${chosen.join('')}`.replace('Apple, ', `Apple ${chosen.join('')}, `)),
      chosen,
    );
    expect(await comesBack(voucherBundle)).toBeGreaterThan(0);
  }
  expect(await exportedText(voucherBundle)).toContain('"""Apple 01"", ""Pear 01"""');
});
