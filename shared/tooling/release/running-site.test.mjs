import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refused, Releases } from '@phila/data-folder';
import { RunningSite } from './running-site.mjs';

let around;
let server;
let address;
/** The folder that the site serves. */
let served;
/** The list of modules that the shell provides; undefined for a shell without one. */
let provided;

const build = (mark) => {
  const folder = mkdtempSync(path.join(around, 'build-'));
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ name: 'details', mark }));
  return folder;
};

const dataDir = (name) => {
  const folder = path.join(around, name);
  mkdirSync(folder);
  return new Releases(folder);
};

const publish = (releases, version) =>
  releases.change((changes) => changes.publish('details', version, build(version)));

beforeEach(async () => {
  provided = undefined;
  around = mkdtempSync(path.join(os.tmpdir(), 'phila-running-'));
  served = dataDir('served');
  await publish(served, '1.0.0');
  server = createServer((request, response) => {
    if (request.url === '/guide.pdf') response.setHeader('content-type', 'application/pdf').end('%PDF');
    else if (request.url === '/provided.json' && provided)
      response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(provided));
    else if (request.url === '/registry.json') {
      const remotes = Object.entries(served.read().current).map(([name, version]) => ({ name, version }));
      response.end(JSON.stringify({ platform: '1.0.0', remotes }));
    } else response.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  await new Promise((resolve) => {
    server.listen(0, resolve);
  });
  address = `http://localhost:${server.address().port}`;
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  rmSync(around, { recursive: true, force: true });
});

const site = (releases) => new RunningSite(address, releases, { patience: 500 });
const withdraw = async (releases) => {
  const before = releases.read();
  await releases.change((changes) => changes.withdraw('details'));
  return before;
};

test('a change of the folder that the site serves is followed', async () => {
  await site(served).servedRegistry();
  await site(served).follows('details', null, await withdraw(served));
  expect(served.current('details')).toBeUndefined();
});

test('another folder is refused, also one that has just the same in use, and is left as it was', async () => {
  const other = dataDir('other');
  await expect(site(other).servedRegistry()).rejects.toThrow(
    `The site at ${address} does not serve ${path.join(around, 'other')}.`,
  );
  await publish(other, '1.0.0');
  await site(other).servedRegistry();
  await expect(site(other).follows('details', null, await withdraw(other))).rejects.toThrow(Refused);
  expect(other.current('details')).toBe('1.0.0');
  expect(served.current('details')).toBe('1.0.0');
});

test('a site that does not answer is said so, before anything is changed and after', async () => {
  const nobody = new RunningSite('http://localhost:9', served, { patience: 0 });
  await expect(nobody.servedRegistry()).rejects.toThrow('No site answers at http://localhost:9.');
  await expect(nobody.follows('details', null, await withdraw(served))).rejects.toThrow(Refused);
  expect(served.current('details')).toBe('1.0.0');
});

test('a file to be saved is told apart from the page that the site answers every path with', async () => {
  expect(await site(served).hasFile('/guide.pdf')).toBe(true);
  expect(await site(served).hasFile('/other.pdf')).toBe(false);
});

test('the shell’s provided modules are read; a server that answers with a page has none', async () => {
  await expect(site(served).provided()).rejects.toThrow(
    `The site at ${address} does not say what its shell provides.`,
  );
  provided = { '@phila/ui/undo': ['Undo'], 'final-form': null };
  expect(await site(served).provided()).toEqual(provided);
});
