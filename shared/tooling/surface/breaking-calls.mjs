/**
 * Finds changes between OpenAPI documents that break clients of the older. Older clients send only what they know and
 * ignore other values, so a request may not require more, nor a reply hold less.
 */

const at = (place, key) => (place === '' ? key : `${place}.${key}`);

/** Follows `$ref` within the document. */
const resolve = (schema, document) => {
  const reference = schema?.$ref;
  if (reference === undefined) return schema ?? {};
  return resolve(
    reference
      .slice(2)
      .split('/')
      .reduce((node, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document),
    document,
  );
};

const alternatives = (schema) => schema.anyOf ?? schema.oneOf ?? [schema];

/** The JSON types that a schema lets through; undefined for any. */
const typesOf = (schema, document) => {
  const types = alternatives(schema).map((one) => {
    const { type, const: fixed, enum: choices } = resolve(one, document);
    if (type !== undefined) return [type].flat();
    const values = choices ?? (fixed === undefined ? undefined : [fixed]);
    return values?.map((value) => (value === null ? 'null' : typeof value));
  });
  return types.includes(undefined)
    ? undefined
    : new Set(types.flat().map((type) => (type === 'integer' ? 'number' : type)));
};

const choicesOf = (schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

/** The one alternative that has properties: `anyOf: [object, null]` is an object that may be absent. */
const objectOf = (schema, document) => {
  const objects = alternatives(schema)
    .map((one) => resolve(one, document))
    .filter(({ properties }) => properties !== undefined);
  return objects.length === 1 ? objects[0] : undefined;
};

const arrayOf = (schema, document) => {
  const arrays = alternatives(schema)
    .map((one) => resolve(one, document))
    .filter(({ items }) => items !== undefined);
  return arrays.length === 1 ? arrays[0] : undefined;
};

const isWithin = (some, all) =>
  all === undefined || (some !== undefined && [...some].every((one) => all.has(one)));

/**
 * @param {'request' | 'reply'} direction a request must go on being taken, a reply go on being understood
 * @returns {string[]} the rest of a sentence each: `asks for answers.name`
 */
const compare = (direction, place, older, newer, documents) => {
  const before = resolve(older, documents.before);
  const after = resolve(newer, documents.after);
  const isRequest = direction === 'request';
  const found = [];
  const types = [typesOf(before, documents.before), typesOf(after, documents.after)];
  const [sent, taken] = isRequest ? types : types.toReversed();
  if (!isWithin(sent, taken)) found.push(`has another type of ${place || 'value'}`);
  const lost =
    isRequest && choicesOf(before)?.filter((choice) => !(choicesOf(after) ?? [choice]).includes(choice));
  if (lost?.length > 0)
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

const bodyOf = ({ requestBody }) => Object.values(requestBody?.content ?? {})[0]?.schema;
const replyOf = ({ responses }) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content?.['application/json']?.schema)[0];

const compareParameters = (older, newer, documents) => {
  const of = ({ parameters = [] }) =>
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
const RANK = { anyone: 0, person: 1 };
const rankOf = (access) => RANK[access] ?? 2;

/** Fewer people may make the call, or others. */
const isNarrower = (before, after) =>
  rankOf(after) > rankOf(before) ||
  (before !== after && String(before).startsWith('may ') && String(after).startsWith('may '));

/**
 * @param {object} before the older document
 * @param {object} after the newer document
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
