/**
 * `npm run audit`: asks the registry which of the locked versions have known vulnerabilities, and lists those of what
 * is released. It only warns: what is found is judged by a person, and a registry that does not answer (no network, a
 * mirror without advisories) fails nothing, but is told.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { pnpm, root } from './workspace.mjs';

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'];

/** How long the registry may take, in ms. */
const TIME_LIMIT = 60_000;

/**
 * What pnpm printed, in lines for a person.
 * @param {string} printed the output of `pnpm audit --json`
 * @returns {{ answered: boolean, lines: string[] }}
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
      lines: ['The registry does not answer which versions are vulnerable: nothing was checked.'],
    };
  const found = Object.values(advisories).toSorted(
    (a, b) => LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity),
  );
  if (found.length === 0) return { answered: true, lines: ['No locked version has a known vulnerability.'] };
  return {
    answered: true,
    lines: [
      `Warning: ${found.length} known ${found.length === 1 ? 'vulnerability' : 'vulnerabilities'} in locked versions:`,
      ...found.map(
        ({ severity, module_name: name, title, patched_versions: patched }) =>
          `  ${severity}: ${name}: ${title} (mended in ${patched ?? 'no version yet'})`,
      ),
    ],
  };
};

export const audit = () => {
  const [command, args] = pnpm('audit', '--prod', '--json');
  const { stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: TIME_LIMIT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for (const line of auditReport(stdout ?? '').lines) console.log(`   ${line}`);
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) audit();
