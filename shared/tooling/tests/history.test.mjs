import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { grownSteps, keepRun, lastRuns } from './history.mjs';

const run = (steps, extent = 'short') => ({ at: '', extent, steps, slowest: [], passed: 1, failed: 0 });

test('a step that takes a fifth more than usual is named, against the same extent', () => {
  const before = [run({ unit: 50_000 }), run({ unit: 54_000 }), run({ unit: 300_000 }, 'long')];
  expect(grownSteps(run({ unit: 59_000 }), before)).toEqual([]);
  expect(grownSteps(run({ unit: 61_000 }), before)).toEqual([
    'unit took 61 s, 22% more than the 50 s that it usually takes here.',
  ]);
  expect(grownSteps(run({ unit: 61_000 }, 'long'), before)).toEqual([]);
});

test('a new test, or a second more for one of a second, is no growth', () => {
  expect(grownSteps(run({ lint: 2000, e2e: 9 }), [run({ lint: 1000 })])).toEqual([]);
});

test('ten runs are kept, the last ones', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-runs-'));
  const file = path.join(folder, 'runs.json');
  expect(lastRuns(file)).toEqual([]);
  for (let at = 1; at <= 12; at += 1) keepRun(file, run({ unit: at }));
  expect(lastRuns(file).map(({ steps }) => steps.unit)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  rmSync(folder, { recursive: true });
});
