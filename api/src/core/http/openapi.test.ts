import { needsPerson } from '@phila/contract';
import * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { validValue } from '../../testing/valid-input.ts';
import { serviceCalls } from '../area.ts';

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

const all = serviceCalls(areas);
const operationOf = ({ method, path }: { method: string; path: string }): Operation | undefined =>
  paths[path]?.[method.toLowerCase()];

test('every declared call is described once, under a name of its own', () => {
  const ids = all.map(({ call }) => operationOf(call)?.operationId);
  expect(ids.every((id) => id !== undefined)).toBe(true);
  expect(new Set(ids).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(Object.values(paths).flatMap((operations) => Object.keys(operations))).toHaveLength(all.length);
});

test.each(all)('$name says who may call it, what it takes and what it answers', ({ call }) => {
  const operation = operationOf(call);
  const asksForToken = needsPerson(call.access);
  expect(operation?.security).toEqual(asksForToken ? [{ bearer: [] }] : []);
  expect(
    operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  ).toEqual(Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  expect(operation?.responses[call.status ?? 200]).toBeDefined();
  expect(operation?.responses[401] !== undefined).toBe(asksForToken || call.access === 'machine');
  const plain = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const media = call.upload === undefined ? plain : 'multipart/form-data';
  const schema = operation?.requestBody?.content[media]?.schema;
  expect(Object.keys(schema ?? {}).length > 0).toBe(call.body !== undefined || call.upload !== undefined);
});

interface ObjectSchema {
  required?: string[];
  properties?: Record<string, ObjectSchema>;
}

const bodySchemaOf = (operation: Operation | undefined): ObjectSchema => {
  const [content] = Object.values(operation?.requestBody?.content ?? {});
  return content?.schema ?? {};
};

const withBody = all.filter(({ call }) => call.body !== undefined && call.upload === undefined);
/** The schema alone yields no value that its rules accept. */
const NO_EXAMPLE = ['wealth.saveFigureTable', 'wealth.saveTaxYear'];

test.each(withBody.filter(({ name, call }) => call.merges === undefined && !NO_EXAMPLE.includes(name)))(
  '$name says of each field whether it must be sent',
  ({ call }) => {
    const { required = [], properties = {} } = bodySchemaOf(operationOf(call));
    const example = validValue(call.body as z.ZodMiniType) as Record<string, unknown>;
    expect(example).toBeDefined();
    const needed = Object.keys(properties).filter((name) => {
      const { [name]: _left, ...rest } = example;
      // Ignores errors at other fields that depend on the omitted field.
      const issues = z.safeParse(call.body as z.ZodMiniType, rest).error?.issues ?? [];
      return issues.some(({ path }) => path[0] === name);
    });
    expect(required.toSorted()).toEqual(needed.toSorted());
  },
);

/** The paths of all required fields, nested ones included. */
const requiredIn = ({ required = [], properties = {} }: ObjectSchema): string[] => [
  ...required,
  ...Object.entries(properties).flatMap(([name, of]) => requiredIn(of).map((inner) => `${name}.${inner}`)),
];

test.each(withBody.filter(({ call }) => call.merges !== undefined))(
  '$name, which keeps what is not named, asks for nothing but the id, in groups too',
  ({ call }) => {
    const id = call.merges?.id ?? null;
    expect(requiredIn(bodySchemaOf(operationOf(call)))).toEqual(id === null ? [] : [id]);
  },
);
