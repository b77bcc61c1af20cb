import { keyOfCall } from '../sets/calls.ts';
import { callsIn, missingAddresses, refusalOfAddresses } from './calls-in.ts';

const known = [
  { method: 'GET', path: '/Travel/trips' },
  { method: 'PUT', path: '/Travel/trips' },
  { method: 'DELETE', path: '/Travel/trips/{id}' },
];

it.each([
  ['a light call', 'const a=(0,o.p)("GET","/Travel/trips","person")', ['GET /Travel/trips']],
  ['a full call', '(0,c.T)({method:"PUT",path:"/Travel/trips",access:"person"})', ['PUT /Travel/trips']],
  ['one the service does not have', '(0,o.p)("POST","/Travel/book","person")', ['POST /Travel/book']],
  ['a path by itself', 'paths:(0,m.J)("/Travel/trips",x)', ['GET /Travel/trips', 'PUT /Travel/trips']],
  ['a parameter', "p('DELETE','/Travel/trips/{id}')", ['DELETE /Travel/trips/{}']],
  ['a route of the remote', 'routes:[{path:"/travel",page:"trips"}]', []],
])('%s is found', (_, script, expected) => {
  expect(callsIn(script, known).map(keyOfCall)).toEqual(expected);
});

const answered = [known[0]!, { method: 'DELETE', path: '/Travel/trips/{tripId}' }];

it.each([
  ['a plain fetch of what the service lacks', 'fetch("/api/v1/Travel/book")', ['/Travel/book']],
  ['one with a parameter', 'fetch(`/api/v1/Travel/book/${e}/pages?x=1`)', ['/Travel/book/${e}/pages']],
  ['what the service answers', 'fetch("/api/v1/Travel/trips");fetch(`/api/v1/Travel/trips/${e.id}`)', []],
  ['a value where a parameter stands', 'fetch("/api/v1/Travel/trips/7")', []],
  ['the description of the service, which is a file', 'href:"/api/v1/openapi.json"', []],
  ['its health', 'fetch("/api/v1/health/ready")', []],
  ['the beginning of addresses', 'const e="/api/v1/";', []],
  ['another address', 'fetch("/travel/api/v1/Travel/book")', []],
])('%s', (_, script, expected) => {
  expect(missingAddresses(script, answered)).toEqual(expected);
});

it('names an address once that several instances lack', () => {
  const lacking = { calls: answered };
  expect(refusalOfAddresses('travel', ['fetch("/api/v1/Travel/book")'], [lacking, lacking])).toBe(
    'travel asks for /api/v1/Travel/book, which the running service does not answer. Use a call of the contract.',
  );
});
