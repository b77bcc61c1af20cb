import { calls, everyCall } from '@phila/contract';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';

const lists = everyCall({ lookup: calls.lookup });

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('there are the 28 lists of the specification', () => {
  expect(lists).toHaveLength(28);
});

test.each(lists)('$name is there for anyone, with entries', async ({ call }) => {
  const response = await fetch(`${service.url}/api/v1${call.path}`);
  const { isSuccess, value } = (await response.json()) as { isSuccess: boolean; value: unknown[] };
  expect([response.status, isSuccess]).toEqual([200, true]);
  expect(value.length).toBeGreaterThan(0);
});

test('a list that the browser has is not sent again', async () => {
  const address = `${service.url}/api/v1/Lookup/countries`;
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
