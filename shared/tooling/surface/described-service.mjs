import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../commands/workspace.mjs';

/** Bytes, ten times what the service prints today. */
const MOST = 64 * 1024 * 1024;

/**
 * The parts of OpenAPI that are compared.
 * @typedef {object} Schema
 * @property {string} [$ref] `#/components/schemas/Failure`
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {string | string[]} [type]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {unknown} [additionalProperties]
 * @property {Schema} [items]
 *
 * @typedef {{ content?: Record<string, { schema?: Schema }> }} Content
 * @typedef {{ name: string, in: string, required?: boolean, schema?: Schema }} Parameter
 * @typedef {{ parameters?: Parameter[], requestBody?: Content, responses: Record<string, Content>, 'x-access'?: string }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components?: { schemas?: Record<string, Schema> } }} OpenApi
 */

/** @type {Promise<{ openApi: OpenApi, accessPage: string }> | undefined} */
let described;

/** Asks the compiled service of the workspace for its OpenAPI document and its page on who may make which call. */
export const describedService = () =>
  (described ??= promisify(execFile)(process.execPath, [path.join(root, 'api/dist/describe.js')], {
    maxBuffer: MOST,
  }).then(({ stdout }) => JSON.parse(stdout)));
