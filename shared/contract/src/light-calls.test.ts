import type { AnyCall } from './call.ts';
import * as calls from './calls/index.ts';
import { everyCall } from './calls/every-call.ts';
import * as light from './light-calls/index.ts';

const sent = ({ method, path, access, upload, blob, knowsPerson, idempotencyKey, timeout }: AnyCall) => ({
  method,
  path,
  access,
  ...(upload === undefined ? {} : { upload }),
  ...(blob === undefined ? {} : { blob }),
  ...(knowsPerson === undefined ? {} : { knowsPerson }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  ...(timeout === undefined ? {} : { timeout }),
});

test('the light calls are those of the contract: if not, run `npm run build`', () => {
  // Walks the light tree too, since it needs no schemas.
  const written = everyCall(light as unknown as typeof calls);
  // Copies without the options of react-query, which every call inherits.
  const own = written.map(({ name, call }) => ({ name, call: { ...call } }));
  expect(own).toEqual(everyCall(calls).map(({ name, call }) => ({ name, call: sent(call) })));
  expect(written.length).toBeGreaterThan(100);
});

test('they carry no schema', () => {
  const names = new Set(
    Object.values(everyCall(light as unknown as typeof calls)).flatMap(({ call }) => Object.keys(call)),
  );
  expect([...names].toSorted()).toEqual([
    'access',
    'blob',
    'idempotencyKey',
    'knowsPerson',
    'method',
    'path',
    'timeout',
    'upload',
  ]);
});
