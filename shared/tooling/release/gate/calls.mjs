import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const QUOTE = '["\'`]';
/** `"GET","/Account/x"` of a light call and `method:"GET",path:"/Account/x"` of a full one, as the minifier writes them. */
const STATED = new RegExp(
  `${QUOTE}(GET|POST|PUT|DELETE)${QUOTE},(?:path:)?${QUOTE}(/[A-Za-z][\\w/{}-]*)${QUOTE}`,
  'g',
);
const LITERAL = new RegExp(`${QUOTE}(/[A-Za-z][\\w/{}-]*)${QUOTE}`, 'g');

/**
 * @typedef {{ method: string, path: string }} Called
 *
 * An OpenAPI document, of which the calls alone are read.
 * @typedef {{ paths: Record<string, Record<string, unknown>> }} Service
 */

/** A call as it is compared: `GET /Account/sessions/{}`. The names of parameters do not matter. */
const keyOf = (/** @type {string} */ method, /** @type {string} */ address) =>
  `${method.toUpperCase()} ${address.replaceAll(/\{[^}]*\}/g, '{}')}`;

/**
 * The calls that some built JavaScript makes. A method and a path that stand side by side are a call whether or not the
 * contract has it; a path by itself (a record's, a read that a route declares) is each call of the contract there.
 * @param {string} script
 * @param {readonly Called[]} declared every call of the contract that the build was made with
 * @returns {Map<string, Called>} by key
 */
export const callsIn = (script, declared) => {
  const found = new Map();
  const stated = new Set();
  const add = (/** @type {Called} */ { method, path: address }) =>
    found.set(keyOf(method, address), { method: method.toUpperCase(), path: address });
  for (const [, method = '', address = ''] of script.matchAll(STATED)) {
    stated.add(address);
    add({ method, path: address });
  }
  for (const [, address] of script.matchAll(LITERAL)) {
    if (stated.has(address)) continue;
    for (const call of declared) if (call.path === address) add(call);
  }
  return found;
};

const scriptsOf = (/** @type {string} */ output) =>
  readdirSync(output)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(output, file), 'utf8'));

/**
 * The calls that a built remote makes, over all of its files.
 * @param {string} output the folder of the build
 * @param {readonly Called[]} declared every call of the contract
 * @returns {Called[]}
 */
export const callsOfBuild = (output, declared) => {
  const all = scriptsOf(output).flatMap((script) => [...callsIn(script, declared)]);
  return [...new Map(all).values()];
};

/** `fetch("/api/v1/Travel/trips")` and `` `/api/v1/Travel/trips/${id}?x=1` ``: an address that is written out. */
const WRITTEN_OUT = new RegExp(`${QUOTE}/api/v1(/[^"'\`?#\\s]*)`, 'g');

/** Addresses that the service answers but does not describe. */
const NO_CALL = /\/$|\.[a-z]+$|^\/health(?:\/|$)/;

/** `/Travel/trips/{id}` and `/Travel/trips/${e}` as patterns of one kind. */
const patternOf = (/** @type {string} */ address) => address.replaceAll(/\$?\{[^}]*\}/g, '{}');

/**
 * The addresses of the service that some script has in full, past the contract, which the service does not answer.
 * @param {string} script
 * @param {{ paths: Record<string, unknown> }} openApi the service's own document
 * @returns {string[]}
 */
export const missingAddresses = (script, openApi) => {
  const answered = Object.keys(openApi.paths).map(patternOf);
  const isAnswered = (/** @type {string} */ address) => {
    const parts = patternOf(address).split('/');
    return answered.some((path) => {
      const known = path.split('/');
      return known.length === parts.length && known.every((part, at) => part === '{}' || part === parts[at]);
    });
  };
  // An address that ends in a slash is a part of another; a file (`openapi.json`) and the health are no calls.
  const written = [...script.matchAll(WRITTEN_OUT)].map(([, address = '']) => address);
  return [...new Set(written)].filter((address) => !NO_CALL.test(address) && !isAnswered(address));
};

/**
 * @param {string} name of the remote
 * @param {string} output the folder of the build
 * @param {{ paths: Record<string, unknown> }} openApi the service's own document
 * @returns {string | null} the sentence that refuses a remote that asks for addresses which the service does not answer
 */
export const refusalOfAddresses = (name, output, openApi) => {
  const missing = scriptsOf(output).flatMap((script) => missingAddresses(script, openApi));
  if (missing.length === 0) return null;
  const named = missing.map((address) => `/api/v1${address}`).join(', ');
  return `${name} asks for ${named}, which the running service does not answer. Use a call of the contract.`;
};

/**
 * The calls that a service does not have.
 * @param {readonly Called[]} calls
 * @param {Service} openApi the service's own document
 */
export const missingCalls = (calls, openApi) => {
  const answered = new Set(
    Object.entries(openApi.paths).flatMap(([address, operations]) =>
      Object.keys(operations).map((method) => keyOf(method, address)),
    ),
  );
  return calls.filter(({ method, path: address }) => !answered.has(keyOf(method, address)));
};

const listed = (/** @type {readonly Called[]} */ calls) =>
  calls.map(({ method, path: address }) => `${method} ${address}`).join(', ');

/**
 * @param {string} name of the remote
 * @param {readonly Called[]} calls
 * @param {Service} openApi the service's own document
 * @returns {string | null} the sentence that refuses a remote whose calls the service does not have
 */
export const refusalOfCalls = (name, calls, openApi) => {
  const missing = missingCalls(calls, openApi);
  if (missing.length === 0) return null;
  return (
    `${name} calls ${listed(missing)}, which the running service does not have. ` +
    'Release the newer service first, or leave the call out.'
  );
};

/**
 * The built JavaScript holds a record's paths in parts, so its calls are taken from the declaration.
 * @param {string} name of the remote
 * @param {{ props: { title: string }, calls: readonly Called[] }[]} sections of the remote, each with the calls of its
 *   record
 * @param {Service} openApi the service's own document
 * @returns {string | null} the sentence that refuses a remote with a section whose record the service does not have
 */
export const refusalOfSections = (name, sections, openApi) => {
  const [first] = sections
    .map(({ props, calls }) => ({ title: props.title, missing: missingCalls(calls, openApi) }))
    .filter(({ missing }) => missing.length > 0);
  if (first === undefined) return null;
  return (
    `${name} has the section "${first.title}", whose record is kept by ${listed(first.missing)}, which the running ` +
    'service does not have. Release the newer service first, or leave the section out.'
  );
};
