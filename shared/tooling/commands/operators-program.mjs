import path from 'node:path';
import { bin, install, node, root, run } from './workspace.mjs';

/** Runs a program of the service as this version has it, with the environment and data folder of `npm start`. */
export const operatorsProgram = async (/** @type {string} */ name) => {
  await install();
  await run(bin('tsc'), ['-b', 'api']);
  process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR?.trim() || '.data');
  // A folder is named as seen from where npm was called.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  await node([path.join(root, `api/dist/${name}.js`), ...process.argv.slice(2)], { cwd }).catch(() => {
    process.exitCode = 1;
  });
};
