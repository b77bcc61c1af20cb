import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CEILING, checkLimits, weigh } from './limits.mjs';

let folder;

const ENTRY = 'container'.repeat(40);
const PAGE = Array.from({ length: 400 }, (_, at) => `page${at * 7919}`).join('');
const size = (text) => gzipSync(text, { level: 9 }).length;

const limit = (limits) => writeFileSync(path.join(folder, 'limits.json'), JSON.stringify(limits));
const check = () => () => checkLimits([folder]);

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'phila-limits-')), 'mfe-details');
  const output = path.join(folder, 'dist/site');
  mkdirSync(output, { recursive: true });
  writeFileSync(path.join(output, 'entry.js'), ENTRY);
  writeFileSync(path.join(output, 'page.js'), PAGE);
  writeFileSync(path.join(output, 'page.css'), PAGE);
  const preload = { '/details': ['entry.js'], '/details/tax': ['entry.js', 'page.js', 'page.css'] };
  writeFileSync(path.join(output, 'release.json'), JSON.stringify({ entry: 'entry.js', preload }));
});

afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

test('a remote weighs its entry, and the JavaScript of each route with it', () => {
  expect(weigh(folder)).toEqual({
    entry: size(ENTRY),
    routes: { '/details': size(ENTRY), '/details/tax': size(ENTRY) + size(PAGE) },
    modules: {},
    files: {},
  });
});

test('at its limits it passes; a route without one of its own has that of the others', () => {
  const whole = size(ENTRY) + size(PAGE);
  limit({ entry: size(ENTRY), routes: { '/details': size(ENTRY), '*': whole } });
  expect(check()).not.toThrow();
  limit({ entry: size(ENTRY), routes: { '*': whole } });
  expect(check()).not.toThrow();
});

test('a byte over it fails, and says which part and by what', () => {
  limit({ entry: size(ENTRY) - 1, routes: { '*': 100_000 } });
  expect(check()).toThrow(
    `mfe-details: the entry weighs ${size(ENTRY)} bytes, 1 over its limit of ${size(ENTRY) - 1}.`,
  );
  const whole = size(ENTRY) + size(PAGE);
  limit({ entry: 10_000, routes: { '/details/tax': whole - 1, '*': 100_000 } });
  expect(check()).toThrow(
    `mfe-details: /details/tax weighs ${whole} bytes, 1 over its limit of ${whole - 1}.`,
  );
});

test('a module for other pages has a limit, and no promise is above the ceiling of the site', () => {
  const output = path.join(folder, 'dist/site');
  const exposes = [
    { path: './lifecycles', assets: { js: { sync: ['entry.js'] } } },
    { path: './card', assets: { js: { sync: ['page.js'] } } },
  ];
  writeFileSync(path.join(output, 'mf-manifest.json'), JSON.stringify({ exposes }));
  expect(weigh(folder).modules).toEqual({ './card': size(PAGE) });
  const own = { entry: 10_000, routes: { '*': 100_000 } };
  limit({ ...own, modules: { './card': size(PAGE) } });
  expect(check()).not.toThrow();
  limit({ ...own, modules: { './card': size(PAGE) - 1 } });
  expect(check()).toThrow(`./card weighs ${size(PAGE)} bytes, 1 over its limit of ${size(PAGE) - 1}.`);
  const heavy = randomBytes(CEILING.route).toString('base64');
  writeFileSync(path.join(output, 'page.js'), heavy);
  limit({ entry: 10_000, routes: { '*': 10_000_000 }, modules: { '*': 10_000_000 } });
  expect(check()).toThrow(
    new RegExp(
      `/details/tax weighs \\d+ bytes, \\d+ over its limit of ${CEILING.route}\\.\n.*\\./card weighs \\d+ bytes, \\d+ over its limit of ${CEILING.module}\\.`,
    ),
  );
});

test('a picture has the limit of the site', () => {
  limit({ entry: 10_000, routes: { '*': 100_000 } });
  writeFileSync(path.join(folder, 'dist/site/a1.webp'), Buffer.alloc(CEILING.file));
  expect(check()).not.toThrow();
  writeFileSync(path.join(folder, 'dist/site/a1.webp'), Buffer.alloc(CEILING.file + 1));
  expect(check()).toThrow(
    `mfe-details: a1.webp weighs ${CEILING.file + 1} bytes, 1 over its limit of ${CEILING.file}.`,
  );
});

test('every excess is said at once', () => {
  limit({ entry: 1, routes: { '*': 1 } });
  expect(check()).toThrow(/the entry weighs .*\n.*\/details weighs .*\n.*\/details\/tax weighs /s);
});

test('a file without a limit fails too', () => {
  expect(check()).toThrow('mfe-details has no limits.json.');
  limit({ entry: 10_000, routes: { '/details': 10_000 } });
  expect(check()).toThrow(/\/details\/tax weighs \d+ bytes and has no limit in limits\.json\./);
  limit({ routes: { '*': 100_000 } });
  expect(check()).toThrow(/the entry weighs \d+ bytes and has no limit/);
});

test('every page, layout and provided module of the shell has its limit', () => {
  const shell = path.join(path.dirname(folder), 'shell');
  const output = path.join(shell, 'dist/site');
  mkdirSync(output, { recursive: true });
  writeFileSync(path.join(output, 'first.js'), ENTRY);
  writeFileSync(path.join(output, 'overview.js'), PAGE);
  writeFileSync(path.join(output, 'overview.css'), PAGE);
  writeFileSync(
    path.join(output, 'shell.json'),
    JSON.stringify({
      scripts: ['first.js'],
      preload: { public: ['overview.js', 'overview.css'], admin: [] },
      provides: { '@phila/ui/button': [], '@phila/ui/ring': ['overview.js', 'overview.css'] },
    }),
  );
  const holds = (limits) => {
    writeFileSync(path.join(shell, 'limits.json'), JSON.stringify(limits));
    return () => checkLimits([shell]);
  };
  const page = size(PAGE);
  const limits = { scripts: size(ENTRY), layouts: { public: page, '*': 0 }, provided: { '*': page } };
  expect(holds(limits)).not.toThrow();
  expect(holds({ ...limits, scripts: 1 })).toThrow(
    `shell: the first script weighs ${size(ENTRY)} bytes, ${size(ENTRY) - 1} over its limit of 1.`,
  );
  expect(holds({ ...limits, layouts: { public: page - 1, '*': 0 } })).toThrow(
    `shell: the layout public weighs ${page} bytes, 1 over its limit of ${page - 1}.`,
  );
  expect(holds({ ...limits, provided: { '@phila/ui/ring': page - 1, '*': page } })).toThrow(
    `shell: @phila/ui/ring weighs ${page} bytes, 1 over its limit of ${page - 1}.`,
  );
  expect(holds({ ...limits, layouts: { public: page } })).toThrow(
    'shell: the layout admin weighs 0 bytes and has no limit in limits.json.',
  );
});
