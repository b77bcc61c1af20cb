import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchSources } from './sources.mjs';

let folder;
let unwatch;

const at = (...parts) => path.join(folder, ...parts);

/** Watches the folder; `next` resolves with the next reported files. */
const watched = (work = async () => {}) => {
  let tell;
  const batches = [];
  unwatch = watchSources([folder], async (files) => {
    batches.push(files);
    tell?.(files);
    await work();
  });
  return { batches, next: () => new Promise((resolve) => (tell = resolve)) };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-sources-'));
  mkdirSync(at('rules'));
  writeFileSync(at('rules/name.ts'), 'one');
});

afterEach(() => {
  unwatch();
  rmSync(folder, { recursive: true, force: true });
});

test('files saved together are reported once', async () => {
  const { batches, next } = watched();
  const told = next();
  for (const text of ['two', 'three', 'four']) writeFileSync(at('rules/name.ts'), text);
  writeFileSync(at('index.ts'), 'new');
  expect((await told).toSorted()).toEqual([at('index.ts'), at('rules/name.ts')]);
  expect(batches).toHaveLength(1);
});

test('a file put in place of another is told, and the saves after it', async () => {
  const { next } = watched();
  let told = next();
  writeFileSync(at('rules/name.ts.tmp'), 'two');
  renameSync(at('rules/name.ts.tmp'), at('rules/name.ts'));
  expect(await told).toContain(at('rules/name.ts'));
  told = next();
  writeFileSync(at('rules/name.ts'), 'three');
  expect(await told).toEqual([at('rules/name.ts')]);
});

test('files of a new folder are told, also of one that comes again', async () => {
  const { next } = watched();
  for (const text of ['one', 'two']) {
    let told = next();
    mkdirSync(at('records/tax'), { recursive: true });
    expect(await told).toContain(at('records'));
    told = next();
    writeFileSync(at('records/tax/single.ts'), text);
    expect(await told).toContain(at('records/tax/single.ts'));
    told = next();
    rmSync(at('records'), { recursive: true });
    await told;
  }
});

test('a file saved while the last change is processed is reported after it', async () => {
  let finish;
  const work = new Promise((resolve) => (finish = resolve));
  const { batches, next } = watched(() => work);
  let told = next();
  writeFileSync(at('rules/name.ts'), 'two');
  await told;
  told = next();
  writeFileSync(at('index.ts'), 'new');
  finish();
  expect(await told).toEqual([at('index.ts')]);
  expect(batches).toHaveLength(2);
});
