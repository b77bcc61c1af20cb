import { callsIn, missingAddresses, missingCalls, refusalOfCalls, refusalOfSections } from './calls.mjs';

const declared = [
  { method: 'GET', path: '/Travel/trips' },
  { method: 'PUT', path: '/Travel/trips' },
  { method: 'DELETE', path: '/Travel/trips/{id}' },
];
const namesIn = (script) => [...callsIn(script, declared).keys()];

test.each([
  ['a light call', 'const a=(0,o.p)("GET","/Travel/trips","person")', ['GET /Travel/trips']],
  ['a full call', '(0,c.T)({method:"PUT",path:"/Travel/trips",access:"person"})', ['PUT /Travel/trips']],
  ['one the contract does not have', '(0,o.p)("POST","/Travel/book","person")', ['POST /Travel/book']],
  ['a path by itself', 'paths:(0,m.J)("/Travel/trips",x)', ['GET /Travel/trips', 'PUT /Travel/trips']],
  ['a parameter', "p('DELETE','/Travel/trips/{id}')", ['DELETE /Travel/trips/{}']],
  ['a route of the remote', 'routes:[{path:"/travel",page:"trips"}]', []],
])('%s is found', (_, script, expected) => {
  expect(namesIn(script)).toEqual(expected);
});

const openApi = { paths: { '/Travel/trips': { get: {} }, '/Travel/trips/{tripId}': { delete: {} } } };

test('a call that the service does not have refuses the remote; names of parameters do not matter', () => {
  expect(missingCalls(declared, openApi)).toEqual([{ method: 'PUT', path: '/Travel/trips' }]);
  expect(refusalOfCalls('travel', declared, openApi)).toBe(
    'travel calls PUT /Travel/trips, which the running service does not have. ' +
      'Release the newer service first, or leave the call out.',
  );
  expect(refusalOfCalls('travel', [declared[0], declared[2]], openApi)).toBeNull();
});

test.each([
  ['a plain fetch of what is not there', 'fetch("/api/v1/Travel/book")', ['/Travel/book']],
  ['one with a parameter', 'fetch(`/api/v1/Travel/book/${e}/pages?x=1`)', ['/Travel/book/${e}/pages']],
  ['what the service answers', 'fetch("/api/v1/Travel/trips");fetch(`/api/v1/Travel/trips/${e.id}`)', []],
  ['a value where a parameter stands', 'fetch("/api/v1/Travel/trips/7")', []],
  ['the description of the service, which is a file', 'href:"/api/v1/openapi.json"', []],
  ['its health', 'fetch("/api/v1/health/ready")', []],
  ['the beginning of addresses', 'const e="/api/v1/";', []],
  ['another address', 'fetch("/travel/api/v1/Travel/book")', []],
])('%s', (_, script, expected) => {
  expect(missingAddresses(script, openApi)).toEqual(expected);
});

test('a section whose record the service does not have refuses the remote', () => {
  const sections = [
    { props: { title: 'Trips' }, calls: [declared[0], declared[2]] },
    { props: { title: 'Journeys' }, calls: [declared[0], declared[1]] },
  ];
  expect(refusalOfSections('travel', sections, openApi)).toBe(
    'travel has the section "Journeys", whose record is kept by PUT /Travel/trips, which the running service does not ' +
      'have. Release the newer service first, or leave the section out.',
  );
  expect(refusalOfSections('travel', sections.slice(0, 1), openApi)).toBeNull();
});
