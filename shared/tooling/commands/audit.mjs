/**
 * `npm run audit`: asks the registry for known vulnerabilities and newer major versions of the released packages. It
 * only warns: a person judges the findings. With `--release` it ends with 1 where one is high or critical, so that no
 * image is made of it. A registry that does not answer (no network, a mirror without advisories) is reported but fails
 * nothing.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { pnpm, root } from './workspace.mjs';

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'];

/** Levels that a release must not have. */
const STOPPING = new Set(['critical', 'high']);

/** Milliseconds for the registry to answer. */
const TIME_LIMIT = 60_000;

/**
 * Turns pnpm's output into lines for a person.
 * @param {string} printed the output of `pnpm audit --json`
 * @returns {{ answered: boolean, stops: boolean, lines: string[] }} stops: no release may be made
 */
export const auditReport = (printed) => {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    report = null;
  }
  const advisories = report?.advisories ?? report?.vulnerabilities;
  if (typeof advisories !== 'object' || advisories === null)
    return {
      answered: false,
      stops: false,
      lines: ['The registry does not answer which versions are vulnerable: nothing was checked.'],
    };
  const found = Object.values(advisories).toSorted(
    (a, b) => LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity),
  );
  if (found.length === 0)
    return { answered: true, stops: false, lines: ['No locked version has a known vulnerability.'] };
  return {
    answered: true,
    stops: found.some(({ severity }) => STOPPING.has(severity)),
    lines: [
      `Warning: ${found.length} known ${found.length === 1 ? 'vulnerability' : 'vulnerabilities'} in locked versions:`,
      ...found.map(
        ({ severity, module_name: name, title, patched_versions: patched }) =>
          `  ${severity}: ${name}: ${title} (mended in ${patched ?? 'no version yet'})`,
      ),
    ],
  };
};

/** Workspace packages that are not part of any release. */
const NOT_RELEASED = new Set(['@phila/tooling', '@phila/e2e', 'phila']);

const majorOf = (/** @type {string} */ version) => Number(version.split('.')[0]);

/**
 * Released packages that have a newer major version, which is often the only one to get security fixes.
 * @param {string} printed the output of `pnpm outdated --format json`
 * @returns {{ answered: boolean, lines: string[] }}
 */
export const majorsReport = (printed) => {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    report = null;
  }
  const isAnswer =
    typeof report === 'object' &&
    report !== null &&
    Object.values(report).every(({ current, latest }) => Boolean(current) && Boolean(latest));
  if (!isAnswer)
    return {
      answered: false,
      lines: ['The registry does not answer which versions are the newest: nothing was compared.'],
    };
  const behind = Object.entries(report).filter(
    ([, { current, latest, dependentPackages }]) =>
      majorOf(current) < majorOf(latest) &&
      dependentPackages.some((/** @type {{ name: string }} */ { name }) => !NOT_RELEASED.has(name)),
  );
  if (behind.length === 0)
    return { answered: true, lines: ['What is released is built on the newest major versions.'] };
  return {
    answered: true,
    lines: behind.map(
      ([name, { current, latest }]) => `Warning: ${name} ${current} has a newer major version, ${latest}.`,
    ),
  };
};

/** Runs pnpm and returns its output; empty if it takes too long. */
const printedBy = (/** @type {string[]} */ ...question) => {
  const [command, args] = pnpm(...question);
  const { stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: TIME_LIMIT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return stdout ?? '';
};

/** @returns {boolean} true if no release may be made */
export const audit = () => {
  const { lines, stops } = auditReport(printedBy('audit', '--prod', '--json'));
  const majors = majorsReport(printedBy('outdated', '--recursive', '--prod', '--format', 'json'));
  for (const line of [...lines, ...majors.lines]) console.log(`   ${line}`);
  return stops;
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = audit() && process.argv.includes('--release') ? 1 : 0;
