import type { AnyCall, Schema } from '@phila/contract';
import * as z from 'zod/mini';
import { isObject } from '../plain-object.ts';

/** A JSON schema; only the parts used here are typed. */
export type JsonSchema = Record<string, unknown>;

/**
 * The schema of a client's input. A normalised body (`z.pipe`) has no input schema; takes its output schema instead,
 * because normalised values pass unchanged.
 */
export const inputSchema = (schema: Schema): JsonSchema => {
  const sent = plain(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return Object.keys(sent).length > 0 ? sent : outputSchema(schema);
};

/** True for a body that is normalised before it is checked (`z.pipe(z.transform(…), …)`). */
const isCleaned = (schema: Schema): boolean =>
  schema instanceof z.ZodMiniPipe && schema.def.in instanceof z.ZodMiniTransform;

const isNullable = ({ type, anyOf }: JsonSchema): boolean =>
  type === 'null' ||
  (Array.isArray(type) && type.includes('null')) ||
  (Array.isArray(anyOf) && (anyOf as JsonSchema[]).some(isNullable));

/** A list that may be empty: clients may leave it out of a normalised body. */
const mayBeEmpty = ({ type, minItems }: JsonSchema): boolean => type === 'array' && (minItems ?? 0) === 0;

/** Limits the required names of an object, and of objects inside it. */
const requiring = (schema: JsonSchema, isRequired: (name: string, of: JsonSchema) => boolean): JsonSchema => {
  if (schema.type !== 'object' || !isObject(schema.properties)) return schema;
  const properties = schema.properties as Record<string, JsonSchema>;
  const required = (schema.required as string[] | undefined) ?? [];
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name, requiring(of, isRequired)]),
    ),
    required: required.filter((name) => isRequired(name, properties[name] ?? {})),
  };
};

/**
 * The schema of a body, with its required fields. A normalised body may leave out nullable fields and lists that may be
 * empty; a body merged with the stored row, any field at any depth but the row's id.
 */
export const bodyJsonSchema = ({ body, merges }: Pick<AnyCall, 'body' | 'merges'>): JsonSchema => {
  if (body === undefined) return {};
  const schema = inputSchema(body);
  if (merges !== undefined) return requiring(schema, (name) => name === merges.id);
  return isCleaned(body) ? requiring(schema, (_name, of) => !isNullable(of) && !mayBeEmpty(of)) : schema;
};

/** The schema of a reply. */
export const outputSchema = (schema: Schema): JsonSchema =>
  plain(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));

/** Keywords for rules rather than types. */
const RULES = ['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

/**
 * The schema that Fastify writes a reply with: types only. Fastify would check a rule inside `anyOf`, so an old row
 * that breaks a newer rule would turn the reply into a 500 (specification: records).
 */
export const replySchema = (schema: Schema): JsonSchema =>
  withTypeLists(
    plain(
      z.toJSONSchema(schema, {
        io: 'output',
        target: 'draft-7',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          for (const rule of RULES) delete (jsonSchema as JsonSchema)[rule];
          if (jsonSchema.type === 'integer') jsonSchema.type = 'number';
        },
      }),
    ),
  );

/**
 * Turns "a text or null" from `anyOf` into a list of types: Fastify then only looks at the type, where `anyOf` runs a
 * validator over every value of every reply.
 */
const withTypeLists = <T>(schema: T): T => {
  if (Array.isArray(schema)) return schema.map(withTypeLists) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, withTypeLists(value as unknown)]),
  );
  const { anyOf, ...rest } = inner;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return inner as T;
  const [given, nothing] = anyOf as [JsonSchema, JsonSchema];
  const isNull = nothing.type === 'null' && Object.keys(nothing).length === 1;
  return isNull && typeof given.type === 'string' && !('const' in given) && !('enum' in given)
    ? ({ ...rest, ...given, type: [given.type, 'null'] } as T)
    : (inner as T);
};

const plain = (schema: object): JsonSchema => {
  const { $schema: _dialect, '~standard': _standard, ...rest } = schema as JsonSchema;
  return rest;
};
