import { type AnyCall, legal, type Schema } from '@phila/contract';
import * as z from 'zod/mini';
import { inputSchema } from '../core/http/json-schema.ts';
import type { JsonSchema } from '../core/http/json-schema.ts';

/** Texts that satisfy some rule each. */
const TEXTS = [
  'ZA',
  'Thandi',
  '2026-03-02',
  '0821234567',
  'thandi@example.org',
  '8001015009087',
  'Correct-Horse-7',
  '12345678',
  '0123456789',
  '2193',
  '123456',
  '+27821234567',
  'Mokoena Street 4',
  '01935000-0000-7000-8000-0123456789ab',
  'http://localhost:9101',
  'details',
  '2026-03-02T08:00:00Z',
  'Employment',
  'Beginner',
  '12',
  '2014',
  '#1f5fbf',
  'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE',
  'https://example.org/thandi',
  'B',
  'G',
  'CN-2026-000001',
  'calendar',
  '14:30',
  'access',
  'email',
  legal.consents.version,
];
const NUMBERS = [1, 2, 10, 30, 100, 240, 1_000, 0, 12, 2026, 2025, 65, 50_000, 0.5];

/** Lists candidates for a place of the input, the likeliest first. */
const candidates = (schema: JsonSchema): unknown[] => {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum;
  const type = Array.isArray(schema.type) ? (schema.type[0] as string) : schema.type;
  if (type === 'string') return TEXTS;
  if (type === 'integer' || type === 'number') return NUMBERS;
  if (type === 'boolean') return [false, true];
  if (type === 'null') return [null];
  return [null, ...TEXTS, ...NUMBERS, true, []];
};

interface Place {
  path: string;
  options: unknown[];
  at: number;
}

/** Describes a shape whose leaves can still change their values. */
const shape = (schema: JsonSchema, path: string, places: Place[], whole: boolean): (() => unknown) => {
  const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  const [firstBranch] = branches?.filter(({ type }) => type !== 'null') ?? [];
  // Leaves a person's own file null, because the schema cannot name a file's id.
  if (branches !== undefined && branches.length > 1 && firstBranch?.format === 'uuid') return () => null;
  if (firstBranch !== undefined) return shape(firstBranch, path, places, whole);
  if (schema.type === 'object' && typeof schema.properties === 'object') {
    const required = (schema.required ?? []) as string[];
    const made = Object.entries(schema.properties as Record<string, JsonSchema>)
      .filter(([name]) => required.includes(name) || (whole && name !== 'version'))
      .map(
        ([name, inner]) =>
          [name, shape(inner, path === '' ? name : `${path}.${name}`, places, whole)] as const,
      );
    return () => Object.fromEntries(made.map(([name, make]) => [name, make()]));
  }
  // A record of whatever names, of which none is needed.
  if (schema.type === 'object') return () => ({});
  if (schema.type === 'array' && typeof schema.items === 'object') {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
    const made = Array.from({ length: Math.max(least, 1) }, (_, at) =>
      shape(schema.items as JsonSchema, `${path}.${at}`, places, whole),
    );
    return () => made.map((make) => make());
  }
  const place: Place = { path, options: candidates(schema), at: 0 };
  places.push(place);
  return () => place.options[place.at];
};

const TRIES = 400;

const search = (schema: Schema, whole: boolean): unknown => {
  const places: Place[] = [];
  const make = shape(inputSchema(schema), '', places, whole);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const value = make();
    const result = z.safeParse(schema, value);
    if (result.success) return value;
    const refused = result.error.issues.map((issue) => issue.path.join('.'));
    let moved = false;
    for (const place of places) {
      const isRefused = refused.some((path) => place.path === path || place.path.startsWith(`${path}.`));
      if (isRefused && place.at + 1 < place.options.length) {
        place.at += 1;
        moved = true;
      }
    }
    if (!moved) return undefined;
  }
  return undefined;
};

/**
 * Finds a valid value from a schema alone, trying the next candidate at each refused path. Omits optional fields at
 * first, because two may exclude each other.
 * @returns undefined if none was found.
 */
export const validValue = (schema: Schema): unknown => search(schema, false) ?? search(schema, true);

/** Finds a valid value with its optional fields, if that is possible. */
export const fullValue = (schema: Schema): unknown => search(schema, true) ?? search(schema, false);

export interface ValidInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Valid input for a declared call, without a query, as none is required. */
export const validInput = (call: AnyCall): ValidInput | undefined => {
  const input: ValidInput = {};
  for (const part of ['params', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const value = validValue(schema);
    if (value === undefined) return undefined;
    input[part] = value as Record<string, unknown>;
  }
  return input;
};
