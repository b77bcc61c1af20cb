import { type AnyCall, organisation, resourceCalls, type Schema } from '@phila/contract';
import { areas } from '../../areas.ts';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { encodedBody } from '../../testing/encoded-body.ts';
import { send } from '../../testing/json-request.ts';
import { addressOf, startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { validInput } from '../../testing/valid-input.ts';
import { serviceCalls } from '../area.ts';
import { organisations } from '../accounts/organisations.ts';
import { inputSchema } from './json-schema.ts';

/* Searches every list by texts that are hardly words, and sorts it by keys that every object has. */

let service: TestService;
let lead: SignedIn;
let guid = '';
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
  lead = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' });
  guid = (await service.database.select().from(organisations))[0]?.guid ?? '';
});
afterAll(() => service.close());

const TEXTS = ['a', '7', '%', '_', '\\', '\u0000', '🙂', "'", 'é', ':', 'x'.repeat(10_000)];
const KEYS = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

const namesIn = (schema: Schema | undefined): string[] =>
  schema === undefined ? [] : Object.keys((inputSchema(schema).properties ?? {}) as object);

const { list: listOfOrganisations } = resourceCalls(organisation);

const lists = serviceCalls(areas).filter(
  ({ call }) =>
    !['webhook', 'machine'].includes(call.access) && (call.method === 'GET' || call.saves === false),
);
const having = (part: 'query' | 'body', name: string) =>
  lists.filter(({ call }) => namesIn(call[part]).includes(name));

const ask = async (call: AnyCall, part: 'query' | 'body', name: string, value: string): Promise<number> => {
  const input = validInput(call) ?? {};
  const params = namesIn(call.params).includes('guid') ? { ...input.params, guid } : input.params;
  const query = part === 'query' ? { [name]: value } : {};
  const { status } = await send(
    `${service.url}${addressOf(call, { ...(params ? { params } : {}), query })}`,
    {
      method: call.method,
      token: lead.token,
      ...(part === 'body' ? encodedBody(call, { ...input.body, [name]: value }) : {}),
    },
  );
  return status;
};

/** Finds answers other than the expected statuses. */
const faults = async (part: 'query' | 'body', name: string, values: readonly string[], good: number[]) => {
  const found: [of: string, value: string, status: number][] = [];
  for (const { call, name: of } of having(part, name))
    for (const value of values) {
      const status = await ask(call, part, name, value);
      // The row that owns a list may not exist.
      const isNone = status === 404 && call.params !== undefined;
      if (!good.includes(status) && !isNone) found.push([of, value.slice(0, 12), status]);
    }
  return found;
};

test('no search finds a 500: a letter, signs of patterns, NUL, an emoji, and ten thousand characters', async () => {
  expect(having('query', 'SearchTerm').length).toBeGreaterThan(25);
  expect(await faults('query', 'SearchTerm', ['mokoena'], [200])).toEqual([]);
  expect(await faults('query', 'SearchTerm', TEXTS, [200, 422])).toEqual([]);
  expect(having('body', 'text').length).toBeGreaterThan(3);
  expect(await faults('body', 'text', ['mokoena', ...TEXTS], [200, 422])).toEqual([]);
});

test('a letter finds what has it, and no organisation by its name in links', async () => {
  const found = async (SearchTerm: string) => {
    const { value } = await service.call(listOfOrganisations, { query: { SearchTerm } }, lead);
    return value.items.map(({ osName }) => osName);
  };
  expect(await found(UMOYA.osName.slice(0, 1))).toEqual([UMOYA.osName]);
  const ofGuid = 'abcdef'.split('').filter((one) => guid.includes(one));
  for (const one of ofGuid)
    expect((await found(one)).filter((name) => !name?.toLowerCase().includes(one))).toEqual([]);
});

test('no list is put in order by a key that every object has', async () => {
  expect(having('query', 'Sort').length).toBeGreaterThan(25);
  const keys = KEYS.flatMap((key) => [key, `-${key}`]);
  // Counting ignores the order.
  const found = await faults('query', 'Sort', keys, [422]);
  expect(found.filter(([of]) => !of.endsWith('.count'))).toEqual([]);
  expect(found.filter(([, , status]) => status !== 200)).toEqual([]);
});
