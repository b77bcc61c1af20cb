/** Which tests failed and why, from the reports of jest and of Playwright: the last that a run prints. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../commands/workspace.mjs';

/** @typedef {{ file: string, title: string, message: string }} Failure A path relative to the repository; the message without colours. */

/** The most lines printed of a message: enough for the difference and the test's line. */
const LINES = 30;
/** After so many, one cause has broken them all. */
const PRINTED = 10;

/**
 * Jest's JSON report, as far as it is read.
 * @typedef {object} JestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/** @typedef {{ status: string, projectName: string, results: { errors: { message?: string }[] }[] }} Tried */

/**
 * Playwright's JSON report, as far as it is read.
 * @typedef {object} Suite
 * @property {string} file
 * @property {{ title: string, tests: Tried[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/** @type {(file: string, title: string, message?: string) => Failure} */
const failure = (file, title, message = '') => ({
  file: path.isAbsolute(file) ? path.relative(root, file) : file,
  title,
  message: stripVTControlCharacters(message),
});

/**
 * The failed tests of jest's JSON report; a file that could not be loaded counts as one.
 * @param {{ testResults: JestFile[] }} report
 * @returns {Failure[]}
 */
export const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages.join('\n')));
    return failed.length === 0 && status === 'failed' ? [failure(name, 'could not be run', message)] : failed;
  });

/** @type {(suite: Suite) => Failure[]} */
const failedSpecs = (suite) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(
          `e2e/${suite.file}`,
          `${title} (${projectName})`,
          results
            .at(-1)
            ?.errors.map(({ message }) => message)
            .join('\n'),
        ),
      ),
  ),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

/**
 * The tests of Playwright's JSON report that failed at each try.
 * @param {{ suites: Suite[] }} report
 * @returns {Failure[]}
 */
export const playwrightFailures = ({ suites }) => suites.flatMap(failedSpecs);

/**
 * Formats the failures of a run.
 * @param {Failure[]} failures
 * @returns {string[]}
 */
export const failureLines = (failures) => [
  ...failures.slice(0, PRINTED).flatMap(({ file, title, message }) => [
    '',
    `✕ ${file}: ${title}`,
    ...message
      .trim()
      .split('\n')
      .slice(0, LINES)
      .map((line) => `    ${line}`),
  ]),
  ...failures.slice(PRINTED).map(({ file, title }) => `✕ ${file}: ${title}`),
];
