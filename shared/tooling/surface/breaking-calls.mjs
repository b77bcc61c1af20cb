/**
 * Finds changes between OpenAPI documents that break clients of the older. Older clients send only what they know and
 * ignore other values, so a request may not require more, nor a reply hold less.
 */

/**
 * @import { OpenApi, Operation, Parameter, Schema } from './described-service.mjs'
 * @typedef {{ before: OpenApi, after: OpenApi }} Documents
 */

const at = (/** @type {string} */ place, /** @type {string} */ key) =>
  place === '' ? key : `${place}.${key}`;

const SCHEMAS = '#/components/schemas/';

/** Follows a `$ref` of the document; all of ours lead to its schemas. */
const resolve = (/** @type {Schema | undefined} */ schema, /** @type {OpenApi} */ document) => {
  let found = schema;
  while (found?.$ref !== undefined) found = document.components?.schemas?.[found.$ref.slice(SCHEMAS.length)];
  return found ?? {};
};

const alternatives = (/** @type {Schema} */ schema) => schema.anyOf ?? schema.oneOf ?? [schema];

/** The JSON types that a schema lets through; undefined for any. */
const typesOf = (/** @type {Schema} */ schema, /** @type {OpenApi} */ document) => {
  const found = new Set();
  for (const one of alternatives(schema)) {
    const resolved = resolve(one, document);
    const types =
      resolved.type ?? choicesOf(resolved)?.map((value) => (value === null ? 'null' : typeof value));
    if (types === undefined) return undefined;
    for (const type of [types].flat()) found.add(type === 'integer' ? 'number' : type);
  }
  return found;
};

const choicesOf = (/** @type {Schema} */ schema) =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

/** The one alternative that has properties: `anyOf: [object, null]` is an object that may be absent. */
const objectOf = (/** @type {Schema} */ schema, /** @type {OpenApi} */ document) => {
  const objects = alternatives(schema)
    .map((one) => resolve(one, document))
    .flatMap(({ properties, ...rest }) => (properties === undefined ? [] : [{ ...rest, properties }]));
  return objects.length === 1 ? objects[0] : undefined;
};

const arrayOf = (/** @type {Schema} */ schema, /** @type {OpenApi} */ document) => {
  const arrays = alternatives(schema)
    .map((one) => resolve(one, document))
    .filter(({ items }) => items !== undefined);
  return arrays.length === 1 ? arrays[0] : undefined;
};

const isWithin = (/** @type {Set<string> | undefined} */ some, /** @type {Set<string> | undefined} */ all) =>
  all === undefined || (some !== undefined && [...some].every((one) => all.has(one)));

/**
 * @param {'request' | 'reply'} direction a request must go on being taken, a reply go on being understood
 * @param {string} place
 * @param {Schema | undefined} older
 * @param {Schema | undefined} newer
 * @param {Documents} documents
 * @returns {string[]} the rest of a sentence each: `asks for answers.name`
 */
const compare = (direction, place, older, newer, documents) => {
  const before = resolve(older, documents.before);
  const after = resolve(newer, documents.after);
  const isRequest = direction === 'request';
  /** @type {string[]} */
  const found = [];
  const types = [typesOf(before, documents.before), typesOf(after, documents.after)];
  const [sent, taken] = isRequest ? types : types.toReversed();
  if (!isWithin(sent, taken)) found.push(`has another type of ${place || 'value'}`);
  const lost = isRequest
    ? (choicesOf(before) ?? []).filter((choice) => !(choicesOf(after) ?? [choice]).includes(choice))
    : [];
  if (lost.length > 0)
    found.push(`no longer takes ${lost.map((one) => JSON.stringify(one)).join(', ')} for ${place}`);
  const objects = [objectOf(before, documents.before), objectOf(after, documents.after)];
  if (objects[0] && objects[1]) {
    const [one, other] = objects;
    for (const [key, schema] of Object.entries(one.properties)) {
      if (!(key in other.properties)) {
        // A request that is not strict ignores what it does not know.
        if (!isRequest || other.additionalProperties === false)
          found.push(`${isRequest ? 'no longer takes' : 'no longer answers'} ${at(place, key)}`);
        continue;
      }
      if (!isRequest && (one.required ?? []).includes(key) && !(other.required ?? []).includes(key))
        found.push(`may leave out ${at(place, key)}`);
      found.push(...compare(direction, at(place, key), schema, other.properties[key], documents));
    }
    if (isRequest)
      for (const key of other.required ?? [])
        if (!(one.required ?? []).includes(key)) found.push(`asks for ${at(place, key)}`);
  }
  const arrays = [arrayOf(before, documents.before), arrayOf(after, documents.after)];
  if (arrays[0] && arrays[1])
    found.push(...compare(direction, `${place}[]`, arrays[0].items, arrays[1].items, documents));
  return found;
};

const bodyOf = (/** @type {Operation} */ { requestBody }) =>
  Object.values(requestBody?.content ?? {})[0]?.schema;
const replyOf = (/** @type {Operation} */ { responses }) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content?.['application/json']?.schema)[0];

const compareParameters = (
  /** @type {Operation} */ older,
  /** @type {Operation} */ newer,
  /** @type {Documents} */ documents,
) => {
  const of = (/** @type {Operation} */ { parameters = [] }) =>
    new Map(parameters.map((one) => [`${one.in} ${one.in === 'path' ? '' : one.name}`, one]));
  const [before, after] = [of(older), of(newer)];
  return [
    ...[...before].flatMap(([key, one]) => {
      const other = after.get(key);
      if (!other) return [`no longer takes the parameter ${one.name}`];
      return compare('request', one.name, one.schema, other.schema, documents);
    }),
    ...[...after]
      .filter(([key, { required }]) => required && !before.get(key)?.required)
      .map(([, { name }]) => `asks for the parameter ${name}`),
  ];
};

/** `administrator` and `may …` for a permission: the roles of an administrator have every one. */
const RANK = ['anyone', 'person'];
const rankOf = (/** @type {string | undefined} */ access) =>
  access !== undefined && RANK.includes(access) ? RANK.indexOf(access) : RANK.length;

/** Fewer people may make the call, or others. */
const isNarrower = (/** @type {string | undefined} */ before, /** @type {string | undefined} */ after) =>
  rankOf(after) > rankOf(before) ||
  (before !== after && String(before).startsWith('may ') && String(after).startsWith('may '));

/**
 * @param {OpenApi} before the older document
 * @param {OpenApi} after the newer document
 * @param {(call: { method: string, path: string }) => boolean} [isMeant] which calls are compared; default: all
 * @returns {string[]} one sentence for each difference that breaks a client
 */
export const breakingCalls = (before, after, isMeant = () => true) => {
  const documents = { before, after };
  return Object.entries(before.paths).flatMap(([address, operations]) =>
    Object.entries(operations).flatMap(([method, older]) => {
      const call = `${method.toUpperCase()} ${address}`;
      if (!isMeant({ method: method.toUpperCase(), path: address })) return [];
      const newer = after.paths[address]?.[method];
      if (!newer) return [`${call} is gone.`];
      const [body, newBody] = [bodyOf(older), bodyOf(newer)];
      const [reply, newReply] = [replyOf(older), replyOf(newer)];
      return [
        ...(isNarrower(older['x-access'], newer['x-access']) ? [`is only for ${newer['x-access']} now`] : []),
        ...compareParameters(older, newer, documents),
        ...(body && newBody ? compare('request', '', body, newBody, documents) : []),
        ...(body && !newBody ? ['no longer takes a body'] : []),
        ...(!body && newBody ? ['asks for a body'] : []),
        ...(reply && newReply ? compare('reply', '', reply, newReply, documents) : []),
        ...(reply && !newReply ? ['no longer answers with JSON'] : []),
      ].map((what) => `${call} ${what}.`);
    }),
  );
};
