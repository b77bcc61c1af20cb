import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { followTypes } from './types.mjs';

let folder;
let end;
let tell;

const said = [];
const next = () => new Promise((resolve) => (tell = resolve));
const say = (sentence) => {
  said.push(sentence);
  tell?.(sentence);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-types-'));
  said.length = 0;
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

test('type errors are said at once and after a change, and that they are gone', async () => {
  let isWrong = true;
  const check = async () => {
    if (isWrong) throw new Error('The type check failed; the reasons stand above.');
  };
  const first = next();
  end = followTypes([folder], check, say);
  expect(await first).toMatch(/^The type check failed/);
  const second = next();
  writeFileSync(path.join(folder, 'page.tsx'), 'still wrong');
  expect(await second).toMatch(/^The type check failed/);
  isWrong = false;
  const third = next();
  writeFileSync(path.join(folder, 'page.tsx'), 'right');
  expect(await third).toBe('The type errors are gone.');
  expect(said).toHaveLength(3);
});

test('nothing is said of what is right', async () => {
  let looks = 0;
  const looked = next();
  end = followTypes(
    [folder],
    async () => {
      looks += 1;
      if (looks === 2) tell();
    },
    say,
  );
  writeFileSync(path.join(folder, 'page.tsx'), 'right');
  await looked;
  expect(said).toEqual([]);
});
