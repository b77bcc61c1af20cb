import { refusalOfOtherCalls } from './same-calls.mjs';

const documentOf = (...fields) => ({
  paths: {
    '/Travel/trips/{id}': {
      put: {
        'x-access': 'person',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: [],
                properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
              },
            },
          },
        },
        responses: { 200: {} },
      },
    },
  },
});

const calls = [{ method: 'PUT', path: '/Travel/trips/{tripId}' }];

test('a remote that would send what the running service refuses is refused', () => {
  expect(refusalOfOtherCalls('travel', calls, documentOf('name', 'seat'), documentOf('name'))).toBe(
    'travel was built against other calls than the running service has: there PUT /Travel/trips/{id} no longer takes seat. ' +
      'Release the service of this workspace first, or build the remote from the sources of the one that runs.',
  );
});

test('names three of many differences, and counts the others', () => {
  const said = refusalOfOtherCalls(
    'travel',
    calls,
    documentOf('name', 'a', 'b', 'c', 'd', 'e'),
    documentOf('name'),
  );
  expect(said.match(/ And /g)).toHaveLength(2);
  expect(said).toContain('no longer takes c. So it is with 2 more. Release the service');
});

test('a newer service that takes more is no reason, nor is a call that the remote does not make', () => {
  expect(refusalOfOtherCalls('travel', calls, documentOf('name'), documentOf('name', 'seat'))).toBeNull();
  expect(refusalOfOtherCalls('travel', [], documentOf('name', 'seat'), documentOf('name'))).toBeNull();
});
