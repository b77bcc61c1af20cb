import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../commands/workspace.mjs';

/** Bytes, ten times what the service prints today. */
const MOST = 64 * 1024 * 1024;

/** @type {Promise<{ openApi: Parameters<typeof import('./breaking-calls.mjs').breakingCalls>[0], accessPage: string }> | undefined} */
let described;

/** Asks the compiled service of the workspace for its OpenAPI document and its page on who may make which call. */
export const describedService = () =>
  (described ??= promisify(execFile)(process.execPath, [path.join(root, 'api/dist/describe.js')], {
    maxBuffer: MOST,
  }).then(({ stdout }) => JSON.parse(stdout)));
