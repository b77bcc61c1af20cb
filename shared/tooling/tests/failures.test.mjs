import { root } from '../commands/workspace.mjs';
import { failureLines, jestFailures, playwrightFailures } from './failures.mjs';

test('jest’s report: the failed tests, and a file that could not be loaded', () => {
  const testResults = [
    {
      name: `${root}/api/a.test.ts`,
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'takes away',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\nreceived 2'],
        },
      ],
    },
    { name: `${root}/api/b.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: `${root}/api/c.test.ts`, status: 'passed', message: '', assertionResults: [] },
  ];
  expect(jestFailures({ testResults })).toEqual([
    { file: 'api/a.test.ts', title: 'takes away', message: 'expected 1\nreceived 2' },
    { file: 'api/b.test.ts', title: 'could not be run', message: 'Cannot find module' },
  ]);
});

test('Playwright’s report: tests that failed at each try, in a describe as well', () => {
  const spec = (title, status, ...messages) => ({
    title,
    tests: [
      {
        projectName: 'desktop',
        status,
        results: messages.map((message) => ({ errors: message === undefined ? [] : [{ message }] })),
      },
    ],
  });
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('opens', 'expected', undefined), spec('closes', 'flaky', 'no button', undefined)],
      suites: [{ file: 'a.spec.ts', specs: [spec('draws', 'unexpected', 'first', 'second')] }],
    },
  ];
  expect(playwrightFailures({ suites })).toEqual([
    { file: 'e2e/a.spec.ts', title: 'draws (desktop)', message: 'second' },
  ]);
});

test('a long message is cut, and of many failures the later ones are named only', () => {
  const message = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n');
  const lines = failureLines(
    Array.from({ length: 12 }, (_, index) => ({ file: 'a', title: `t${index}`, message })),
  );
  expect(lines.slice(0, 3)).toEqual(['', '✕ a: t0', '    line 0']);
  expect(lines.filter((line) => line === '    line 29')).toHaveLength(10);
  expect(lines).not.toContain('    line 30');
  expect(lines.slice(-2)).toEqual(['✕ a: t10', '✕ a: t11']);
});
