import * as z from 'zod/mini';
import { type Call, call, type Schema } from '../call.ts';
import { type TextKind, valueOfText } from '../calls/form-texts.ts';
import { LARGEST_PICTURE_FILE } from '../calls/image/kinds.ts';
import { withArticle } from '../format/with-article.ts';
import { type May, may } from '../permissions/permission.ts';
import { crossIssues } from '../records/check-form.ts';
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
  readonly optional: true;
}

/** The specification's calls for a resource's rows; undefined for those it lacks. */
export type SpecifiedCalls<R extends AnyResource = AnyResource> = {
  readonly create: Call<undefined, undefined, Mini<Loose>, ValueOf<R>, May, PictureUpload>;
  readonly update: Call<IdParams, undefined, Mini<Loose>, ValueOf<R>, May, PictureUpload>;
  readonly remove: Call<IdParams, undefined, undefined, Mini<true>, May>;
  readonly restore: Call<IdParams, undefined, undefined, ValueOf<R>, May>;
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const specifiedName = ({ alsoAs }: AnyResource, field: string): string => {
  const name = alsoAs?.names?.[field] ?? field;
  return alsoAs?.isForm === true ? capital(name) : name;
};

/**
 * Translates between the specification's names and the resource's fields, in both directions. A field's own name
 * unknown to the specification becomes an unknown field, which is refused.
 */
export const otherName = (resource: AnyResource, name: string): string =>
  Object.keys(resource.fields).find((field) => specifiedName(resource, field) === name) ??
  (Object.hasOwn(resource.fields, name) ? specifiedName(resource, name) : name);

const renamed = (resource: AnyResource, values: Loose): Loose =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [otherName(resource, name), value]));

const textKindOf = (resource: AnyResource, field: string): TextKind => {
  const kind = resource.fields[field]?.kind;
  if (kind === 'yesNo') return 'yesNo';
  return kind === 'amount' || kind === 'lookup' ? 'number' : 'text';
};

/** Names the values sent to a specified call by field, leaving out those not sent. */
export const fieldsSpecified = (resource: AnyResource, sent: Loose): Loose =>
  Object.fromEntries(
    Object.entries(renamed(resource, sent)).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [
        [name, resource.alsoAs?.isForm === true ? valueOfText(textKindOf(resource, name), value) : value],
      ];
    }),
  );

/** The rules of the resource, at the specification's names. */
const bodyOf = (resource: AnyResource): Mini<Loose> => {
  const usual = resource.alsoAs?.usual ?? {};
  const shape = Object.fromEntries(
    Object.entries(resource.fields).map(([name, { bodySchema }]) => [
      specifiedName(resource, name),
      Object.hasOwn(usual, name) ? z.optional(bodySchema) : bodySchema,
    ]),
  );
  return z.pipe(
    z.transform((sent: unknown) =>
      isObject(sent)
        ? renamed(resource, normalise(resource, { ...usual, ...fieldsSpecified(resource, sent) }) as Loose)
        : sent,
    ),
    z.strictObject({ ...shape, version: z.optional(z.int()) }).check(
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
  const { alsoAs, title, capability, stepUp, pictures } = resource;
  if (alsoAs === null) return {};
  const { create, update, remove, restore } = alsoAs.paths;
  const one = withArticle(title, resource.article ?? undefined);
  const value = (): Schema => {
    if (alsoAs.value === undefined) throw new Error(`${resource.name} does not say what its calls answer`);
    return alsoAs.value;
  };
  const writes = { access: may(`${capability}.write`), ...(stepUp === null ? {} : { stepUp }) };
  const [picture] = Object.keys(pictures);
  const form =
    alsoAs.isForm === true && picture !== undefined
      ? ({
          limit: 'upload',
          idempotencyKey: true,
          upload: { field: capital(picture), largest: LARGEST_PICTURE_FILE, optional: true },
        } as const)
      : {};
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
            body: bodyOf(resource),
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
            summary: `Changes ${one}; what is not named stays. With a version it is 409 where somebody else changed the same field since.`,
            merges: { id: null },
            params,
            body: bodyOf(resource),
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
  };
  // Which calls there are follows from the definition, which the types do not look into.
  return calls as unknown as Partial<SpecifiedCalls>;
};

const known = new WeakMap<object, Partial<SpecifiedCalls>>();

/** The specification's calls for a resource, made once for each. */
export const specifiedCalls = <R extends AnyResource>(resource: R): SpecifiedCalls<R> => {
  const calls = known.get(resource) ?? makeCalls(resource);
  known.set(resource, calls);
  return calls as unknown as SpecifiedCalls<R>;
};
