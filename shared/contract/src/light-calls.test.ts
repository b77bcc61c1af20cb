import type { AnyCall } from './call.ts';
import * as calls from './calls/index.ts';
import { everyCall } from './calls/every-call.ts';
import * as light from './light-calls/index.ts';

const sent = ({ method, path, access, upload, blob, knowsPerson, timeout }: AnyCall) => ({
  method,
  path,
  access,
  ...(upload === undefined ? {} : { upload }),
  ...(blob === undefined ? {} : { blob }),
  ...(knowsPerson === undefined ? {} : { knowsPerson }),
  ...(timeout === undefined ? {} : { timeout }),
});

test('the light calls are those of the contract: if not, run `npm run build`', () => {
  // Walks the light tree too, since it needs no schemas.
  const written = everyCall(light as unknown as typeof calls);
  expect(written).toEqual(everyCall(calls).map(({ name, call }) => ({ name, call: sent(call) })));
  expect(written.length).toBeGreaterThan(100);
});

test('they carry no schema', () => {
  const names = new Set(
    Object.values(everyCall(light as unknown as typeof calls)).flatMap(({ call }) => Object.keys(call)),
  );
  expect([...names].toSorted()).toEqual([
    'access',
    'blob',
    'knowsPerson',
    'method',
    'path',
    'timeout',
    'upload',
  ]);
});
