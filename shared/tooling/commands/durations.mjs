/** How long each test file took, so that a file that grows too long is seen in the log of every run. */
import path from 'node:path';
import { root } from './workspace.mjs';

/**
 * Seconds per file as lines of text, the longest first; what took less than a second is summed up.
 * @param {{ file: string, ms: number }[]} files absolute paths, or relative to the repository
 */
export const durationLines = (files) => {
  const sorted = files
    .map(({ file, ms }) => ({ file: path.isAbsolute(file) ? path.relative(root, file) : file, s: ms / 1000 }))
    .sort((a, b) => b.s - a.s);
  const long = sorted.filter(({ s }) => s >= 1);
  const short = sorted.slice(long.length);
  const line = (s, what) => `${s.toFixed(0).padStart(5)} s  ${what}`;
  return [
    ...long.map(({ file, s }) => line(s, file)),
    ...(short.length > 0
      ? [
          line(
            short.reduce((sum, { s }) => sum + s, 0),
            `${short.length} more, of less than a second each`,
          ),
        ]
      : []),
  ];
};

export const printDurations = (files) => {
  for (const line of durationLines(files)) console.log(`   ${line}`);
};

/** The files of jest's JSON report. */
export const jestDurations = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: name, ms: Math.max(0, endTime - startTime) }));

const results = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests.flatMap((test) => test.results)),
  ...(suite.suites ?? []).flatMap(results),
];

/** The files of Playwright's JSON report, each with what it took on all projects together. */
export const playwrightDurations = ({ suites }) =>
  suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    ms: results(suite).reduce((total, { duration }) => total + duration, 0),
  }));
