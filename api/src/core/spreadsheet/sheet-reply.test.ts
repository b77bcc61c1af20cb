import { type AnyCall, calls, resourceCalls, voucherBundle } from '@phila/contract';
import type { SheetFormat } from '@phila/contract/spreadsheet';
import { readXlsx } from 'hucre/xlsx';
import * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { newRow } from '../../testing/resources/every-call.ts';
import { addressOf, startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { planting } from '../../testing/voucher/plant.ts';
import { serviceCalls } from '../area.ts';

/* Every list that is declared as a file. */

const SPAN = { From: '2020-01-01T00:00:00+02:00', Until: '2090-01-01T00:00:00+02:00' };

const files = serviceCalls(areas).filter(({ call: { query } }) => {
  if (query === undefined) return false;
  const { properties = {} } = z.toJSONSchema(query as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });
  return 'Format' in properties;
});

let service: TestService;
let administrator: SignedIn;
let ids: { offer: number; batch: number };
beforeAll(async () => {
  service = await startService({ settings: { DEMO_DATA: 'small' } });
  administrator = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' });
  const offer = await planting(service, administrator.token).offer('uniqueCode', { name: 'Groceries' });
  const body = { offerId: offer, codes: ['A-1', '=A-2'], name: 'First letter' };
  await service.call(calls.voucher.addCodes, { body }, administrator);
  const pool = await service.call(calls.voucher.codeBatches, { params: { id: offer } }, administrator);
  ids = { offer, batch: pool.value.batches[0]?.id ?? 0 };
});
afterAll(() => service.close());

const fileOf = async (call: AnyCall, Format?: SheetFormat) => {
  const id = call.path.includes('code-batches') ? ids.batch : ids.offer;
  // The audit is looked through within a span alone.
  const span = call === calls.incidents.peopleFile ? SPAN : {};
  const answer = await fetch(
    `${service.url}${addressOf(call, { params: { id }, query: { ...span, Format } })}`,
    {
      method: call.method,
      headers: { authorization: `Bearer ${administrator.token}` },
    },
  );
  expect([call.path, answer.status]).toEqual([call.path, 200]);
  return answer;
};
const nameIn = ({ headers }: Response): string => headers.get('content-disposition') ?? '';

test('every list that is saved as a file is known here', () => {
  const named = files.map(({ name }) => name).filter((name) => !name.endsWith('.exportRows'));
  expect(named.toSorted()).toEqual([
    'administration.auditFile',
    'analytics.advertClicksFile',
    'incidents.peopleFile',
    'voucher.codeBatchFile',
    'voucher.redemptionReportFile',
  ]);
  expect(files.length).toBeGreaterThan(12);
});

test.each(files.map(({ name, call }) => [name, call] as const))(
  '%s is CSV where nothing is said, and a workbook of the same rows where that is asked for',
  async (_, call) => {
    const plain = await fileOf(call);
    expect(plain.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(nameIn(plain)).toContain('.csv');
    const text = await plain.text();
    expect(await (await fileOf(call, 'csv')).text()).toHaveLength(text.length);
    const answer = await fileOf(call, 'xlsx');
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(nameIn(answer)).toContain('.xlsx');
    const [sheet] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets;
    const headings = text.split('\r\n', 1)[0]?.replace('\uFEFF', '').split(',');
    expect(sheet?.rows[0]).toEqual(headings);
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  },
);

test('a workbook of rows has amounts and days as such, and texts as such', async () => {
  const call = files.find(({ name }) => name === 'voucher.voucher-bundles.exportRows')?.call;
  if (call === undefined) throw new Error('There is no list of bundles');
  const usual = await newRow(service, administrator.token, voucherBundle, 'Two teas');
  const body = { ...usual, purchasePrice: 12.5, startDate: '2026-03-01', email: null };
  await service.call(resourceCalls(voucherBundle).create, { body: body as never }, administrator);
  const answer = await fileOf(call, 'xlsx');
  const [sheet] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true })).sheets;
  const [headings = [], first = []] = sheet?.rows ?? [];
  const at = (heading: string) => headings.indexOf(heading);
  expect(first[at('Price')]).toBe(12.5);
  expect(first[at('First day')]).toEqual(new Date('2026-03-01T00:00:00Z'));
  expect(sheet?.cells?.get(`1,${at('Price')}`)?.style?.numFmt).toBe('#,##0.00');
  expect(sheet?.cells?.get(`1,${at('Contact email')}`)?.style?.numFmt).toBe('@');
});

test('another kind of file is refused', async () => {
  const [first] = files;
  const address = `${service.url}${addressOf(first?.call as AnyCall, { query: { Format: 'pdf' } })}`;
  const { status } = await fetch(address, { headers: { authorization: `Bearer ${administrator.token}` } });
  expect(status).toBe(422);
});
