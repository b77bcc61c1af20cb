import { root } from '../commands/workspace.mjs';
import { jestDurations, playwrightDurations, slowestLines } from './durations.mjs';

test('the slowest files come first, and a file that was run twice is one line', () => {
  const files = [
    { file: 'short.ts', ms: 400 },
    { file: `${root}/api/twice.ts`, ms: 32_000 },
    { file: 'middle.ts', ms: 5100 },
    { file: `${root}/api/twice.ts`, ms: 30_000 },
  ];
  expect(slowestLines(files, 2)).toEqual(['   62 s  api/twice.ts', '    5 s  middle.ts']);
});

test('jest’s report', () => {
  const testResults = [{ name: '/a.test.ts', startTime: 1000, endTime: 3500 }];
  expect(jestDurations({ testResults })).toEqual([{ file: '/a.test.ts', ms: 2500 }]);
});

test('Playwright’s report, with every try and every describe in a file', () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ file: 'a.spec.ts', specs: [spec(10, 20)], suites: [{ specs: [spec(5)], suites: [] }] }];
  expect(playwrightDurations({ suites })).toEqual([{ file: 'e2e/a.spec.ts', ms: 35 }]);
});
