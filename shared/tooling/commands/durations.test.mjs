import { durationLines, jestDurations, playwrightDurations } from './durations.mjs';
import { root } from './workspace.mjs';

const printed = (files) => durationLines(files).map((line) => line.trim());

test('the longest file comes first, and short ones are summed up', () => {
  expect(
    printed([
      { file: 'short.ts', ms: 400 },
      { file: `${root}/api/long.ts`, ms: 62_000 },
      { file: 'shorter.ts', ms: 300 },
      { file: 'middle.ts', ms: 5100 },
    ]),
  ).toEqual(['62 s  api/long.ts', '5 s  middle.ts', '1 s  2 more, of less than a second each']);
});

test('what jest reports', () => {
  const testResults = [{ name: '/a.test.ts', startTime: 1000, endTime: 3500 }];
  expect(jestDurations({ testResults })).toEqual([{ file: '/a.test.ts', ms: 2500 }]);
});

test('what Playwright reports, with every try and every describe in a file', () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ file: 'a.spec.ts', specs: [spec(10, 20)], suites: [{ specs: [spec(5)], suites: [] }] }];
  expect(playwrightDurations({ suites })).toEqual([{ file: 'e2e/a.spec.ts', ms: 35 }]);
});
