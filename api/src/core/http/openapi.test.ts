import { calls, everyCall } from '@phila/contract';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';

interface Operation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, unknown>;
}

let service: TestService;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  service = await startService();
  const response = await fetch(`${service.url}/api/v1/openapi.json`);
  ({ paths } = (await response.json()) as { paths: typeof paths });
});
afterAll(() => service.close());

const all = everyCall(calls);
const operationOf = ({ method, path }: { method: string; path: string }): Operation | undefined =>
  paths[path]?.[method.toLowerCase()];

test('every declared call is described once, under a name of its own', () => {
  const ids = all.map(({ call }) => operationOf(call)?.operationId);
  expect(ids.every((id) => id !== undefined)).toBe(true);
  expect(new Set(ids).size).toBe(all.length);
  expect(Object.values(paths).flatMap((operations) => Object.keys(operations))).toHaveLength(all.length);
});

test.each(all)('$name says who may call it, what it takes and what it answers', ({ call }) => {
  const operation = operationOf(call);
  expect(operation?.security).toEqual(call.access === 'anyone' ? [] : [{ bearer: [] }]);
  expect(
    operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  ).toEqual(Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  expect(operation?.responses[call.status ?? 200]).toBeDefined();
  expect(operation?.responses[401] !== undefined).toBe(call.access !== 'anyone');
  const media = call.upload === undefined ? 'application/json' : 'multipart/form-data';
  const schema = operation?.requestBody?.content[media]?.schema;
  expect(Object.keys(schema ?? {}).length > 0).toBe(call.body !== undefined || call.upload !== undefined);
});
