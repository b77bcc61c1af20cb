import { createServer } from 'node:http';
import { RunningSite } from './running-site.mjs';

const OPEN_API = { openapi: '3.1.0', paths: {} };

let server;
let site;
/** The list of modules that the shell provides; undefined for a shell without one. */
let provided;

beforeEach(async () => {
  provided = undefined;
  server = createServer((request, response) => {
    const json = (value) =>
      response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(value));
    if (request.url === '/provided.json' && provided) json(provided);
    else if (request.url === '/api/v1/openapi.json') json(OPEN_API);
    else response.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  await new Promise((resolve) => {
    server.listen(0, resolve);
  });
  site = new RunningSite(`http://localhost:${server.address().port}`);
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

test('the calls of the service are read', async () => {
  expect(await site.openApi()).toEqual(OPEN_API);
});

test('a site that does not answer is said so', async () => {
  const absent = new RunningSite('http://localhost:9');
  await expect(absent.openApi()).rejects.toThrow(
    'The site at http://localhost:9 does not say which calls it has.',
  );
});

test('the shell’s provided modules are read; a server that answers with a page has none', async () => {
  await expect(site.provided()).rejects.toThrow(
    `The site at ${site.address} does not say what its shell provides.`,
  );
  provided = { '@phila/ui/undo': ['Undo'], 'final-form': null };
  expect(await site.provided()).toEqual(provided);
});
