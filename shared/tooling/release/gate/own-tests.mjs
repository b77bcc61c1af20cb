import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, root } from '../../commands/workspace.mjs';

/** Runs a program and keeps its output, which is shown only if it fails. */
const outcomeOf = (
  /** @type {string} */ workspace,
  /** @type {string} */ command,
  /** @type {string[]} */ args,
) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: workspace, env: { ...process.env, NO_COLOR: '1' } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        said += bytes;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });

const lint = async (/** @type {string} */ name, /** @type {string} */ workspace) => {
  const { code, said } = await outcomeOf(workspace, bin('oxlint'), ['--deny-warnings', `mfe-${name}`]);
  if (code === 0) return null;
  return { sentence: `${name} has lint errors. See them again: npx oxlint mfe-${name}`, said };
};

const unit = async (/** @type {string} */ name, /** @type {string} */ workspace) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-own-tests-'));
  const outputFile = path.join(folder, 'tests.json');
  try {
    const { said } = await outcomeOf(workspace, process.execPath, [
      '--experimental-vm-modules',
      '--no-warnings',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      `mfe-${name}`,
      '--json',
      `--outputFile=${outputFile}`,
      '--silent',
    ]);
    const again = `See it again: npm run unit -- --selectProjects mfe-${name}`;
    if (!existsSync(outputFile)) return { sentence: `The unit tests of ${name} did not run. ${again}`, said };
    const { success, numFailedTests, numRuntimeErrorTestSuites, numTotalTests } = JSON.parse(
      readFileSync(outputFile, 'utf8'),
    );
    if (numTotalTests === 0) return { sentence: `${name} has no unit test. ${again}`, said: '' };
    if (success) return null;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { sentence: `${failed} of the unit tests of ${name} failed. ${again}`, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Runs lint and the unit tests of a remote.
 * @param {string} name
 * @param {string} [workspace] whose remote it is; default: this one
 * @returns {Promise<{ sentence: string, said: string } | null>} why it is refused and what the tool said; null when all passed
 */
export const failureOfOwnTests = async (name, workspace = root) =>
  (await lint(name, workspace)) ?? (await unit(name, workspace));
