import * as z from 'zod/mini';
import { type Call, call, type Schema } from '../call.ts';
import { type TextKind, valueOfText } from '../calls/form-texts.ts';
import { LARGEST_PICTURE_FILE } from '../calls/image/kinds.ts';
import { withArticle } from '../format/with-article.ts';
import { type May, may } from '../permissions/permission.ts';
import { crossIssues } from '../records/check-form.ts';
import type { AnyField, Fields } from '../records/field.ts';
import { isObject, type Loose } from '../records/plain-object.ts';
import { normalise } from '../records/send-rules.ts';
import { LARGEST_ID } from '../rules/number.ts';
import type { AnyResource, Resource } from './resource.ts';

type Mini<T> = z.ZodMiniType<T, T>;
type ValueOf<R extends AnyResource> = R extends Resource<infer _F, infer V> ? V : never;
type IdParams = Mini<{ id: number }>;
interface PictureUpload {
  readonly field: string;
  readonly largest: number;
  readonly others: readonly string[];
  readonly optional: true;
}

/** The specification's calls for a resource's rows; undefined if the specification has none. */
export type SpecifiedCalls<R extends AnyResource = AnyResource> = {
  readonly create: Call<undefined, undefined, Mini<Loose>, ValueOf<R>, May, PictureUpload>;
  readonly update: Call<IdParams, undefined, Mini<Loose>, ValueOf<R>, May, PictureUpload>;
  readonly remove: Call<IdParams, undefined, undefined, Mini<true>, May>;
  readonly restore: Call<IdParams, undefined, undefined, ValueOf<R>, May>;
  readonly savePicture: Call<IdParams, undefined, undefined, ValueOf<R>, May, PictureUpload>;
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Form parts of a resource's pictures: `HalfLogo` for halfLogo. */
export const pictureParts = ({ pictures }: AnyResource): { part: string; picture: string }[] =>
  Object.keys(pictures).map((picture) => ({ part: capital(picture), picture }));

const specifiedName = ({ alsoAs }: AnyResource, field: string): string => {
  const name = alsoAs?.names?.[field] ?? field;
  return alsoAs?.isForm === true ? capital(name) : name;
};

const isTaken = ({ alsoAs }: AnyResource, field: string): boolean =>
  alsoAs?.without?.includes(field) !== true;

/**
 * Translates between the specification's names and the resource's fields, in both directions. A field's own name, if
 * the specification uses another, becomes an unknown field and is refused.
 */
export const otherName = (resource: AnyResource, name: string): string =>
  Object.keys(resource.fields).find(
    (field) => isTaken(resource, field) && specifiedName(resource, field) === name,
  ) ?? (Object.hasOwn(resource.fields, name) ? specifiedName(resource, name) : name);

const renamed = (resource: AnyResource, values: Loose): Loose =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [otherName(resource, name), value]));

const textKindOf = (name: string, kind: AnyField['kind'] | undefined): TextKind => {
  if (kind === 'yesNo') return 'yesNo';
  return kind === 'amount' || kind === 'lookup' || name === 'version' ? 'number' : 'text';
};

/** Completes the entries of a list with initial values. */
const withInitials = (fields: Fields, entries: readonly unknown[]): unknown[] => {
  const initials = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  );
  return entries.map((entry) => (isObject(entry) ? { ...initials, ...entry } : entry));
};

/** Names the values sent to a specified call by field; leaves out fields that were not sent. */
export const fieldsSpecified = (resource: AnyResource, sent: Loose): Loose =>
  Object.fromEntries(
    Object.entries(renamed(resource, sent)).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const field = resource.fields[name];
      if (resource.alsoAs?.isForm === true)
        return [[name, valueOfText(textKindOf(name, field?.kind), value)]];
      const isList = field?.kind === 'rows' && Array.isArray(value);
      return [[name, isList ? withInitials(field.fields, value) : value]];
    }),
  );

/** The rules of the resource, at the specification's names. */
const bodyOf = (resource: AnyResource, command: 'create' | 'update'): Mini<Loose> => {
  const { usual, without = [], hasCommand } = resource.alsoAs ?? {};
  const optional = usual?.('') ?? {};
  const shape = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, { bodySchema }]) =>
      isTaken(resource, name)
        ? [
            [
              specifiedName(resource, name),
              Object.hasOwn(optional, name) ? z.nullable(bodySchema) : bodySchema,
            ],
          ]
        : [],
    ),
  );
  const spoken = hasCommand === true ? { command: z.optional(z.literal(command)) } : {};
  return z.pipe(
    z.transform((sent: unknown) => {
      if (!isObject(sent)) return sent;
      const body = normalise(resource, fieldsSpecified(resource, sent)) as Loose;
      return renamed(
        resource,
        Object.fromEntries(Object.entries(body).filter(([name]) => !without.includes(name))),
      );
    }),
    z.strictObject({ ...shape, ...spoken, version: z.optional(z.int()) }).check(
      z.check<Loose>(
        (payload) => {
          for (const issue of crossIssues(resource, renamed(resource, payload.value)))
            payload.issues.push({
              ...issue,
              path: issue.path.map((name) => otherName(resource, String(name))),
            } as z.core.$ZodRawIssue);
        },
        { when: ({ value }) => isObject(value) },
      ),
    ) as unknown as z.ZodMiniType<Loose, unknown>,
  ) as unknown as Mini<Loose>;
};

const params: IdParams = z.strictObject({
  id: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID)),
});

const makeCalls = (resource: AnyResource): Partial<SpecifiedCalls> => {
  const { alsoAs, title, capability, stepUp } = resource;
  if (alsoAs === null) return {};
  const { create, update, remove, restore, savePicture } = alsoAs.paths;
  const one = withArticle(title, resource.article ?? undefined);
  const value = (): Schema => {
    if (alsoAs.value === undefined) throw new Error(`${resource.name} does not say what its calls answer`);
    return alsoAs.value;
  };
  const writes = { access: may(`${capability}.write`), ...(stepUp === null ? {} : { stepUp }) };
  const [field = '', ...others] = pictureParts(resource).map(({ part }) => part);
  const withPictures = {
    limit: 'upload',
    idempotencyKey: true,
    upload: { field, largest: LARGEST_PICTURE_FILE, others, optional: true },
  } as const;
  const form = alsoAs.isForm === true ? withPictures : {};
  const calls = {
    ...(create === undefined
      ? {}
      : {
          create: call({
            ...writes,
            ...form,
            method: 'POST',
            path: create,
            status: 201,
            idempotencyKey: true,
            summary: `Adds ${one}.`,
            body: bodyOf(resource, 'create'),
            value: value(),
          }),
        }),
    ...(update === undefined
      ? {}
      : {
          update: call({
            ...writes,
            ...form,
            method: 'PUT',
            path: update,
            summary: `Changes ${one}; what is not named stays. With a version it is 409 where somebody else changed the same field since.${alsoAs.isRevived === true ? ' One that was removed is there again after it.' : ''}`,
            merges: { id: null },
            params,
            body: bodyOf(resource, 'update'),
            value: value(),
          }),
        }),
    ...(remove === undefined
      ? {}
      : {
          remove: call({
            ...writes,
            method: 'DELETE',
            path: remove,
            summary: `Removes ${one}.`,
            params,
            value: z.literal(true),
          }),
        }),
    ...(restore === undefined
      ? {}
      : {
          restore: call({
            ...writes,
            method: 'PUT',
            path: restore,
            summary: `Brings a removed ${title} back.`,
            params,
            value: value(),
          }),
        }),
    ...(savePicture === undefined
      ? {}
      : {
          savePicture: call({
            ...writes,
            ...withPictures,
            method: 'PUT',
            path: savePicture,
            summary: `Stores pictures of ${one}: ${[field, ...others].join(', ')}.`,
            params,
            value: value(),
          }),
        }),
  };
  // Casts, because the definition decides the calls and the types cannot follow it.
  return calls as unknown as Partial<SpecifiedCalls>;
};

const known = new WeakMap<object, Partial<SpecifiedCalls>>();

/** The specification's calls for a resource, made once for each. */
export const specifiedCalls = <R extends AnyResource>(resource: R): SpecifiedCalls<R> => {
  const calls = known.get(resource) ?? makeCalls(resource);
  known.set(resource, calls);
  return calls as unknown as SpecifiedCalls<R>;
};
