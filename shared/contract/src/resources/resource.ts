import type { Schema } from '../call.ts';
import { type ImageType, pictureTypeOf } from '../calls/image/kinds.ts';
import type { StepUp } from '../second-factor.ts';
import type { CapabilityName } from '../permissions/capabilities.ts';
import type { Article } from '../format/with-article.ts';
import type { Fields, RowFieldsOf } from '../records/field.ts';
import type { FormDefinition, KeyOf } from '../records/form.ts';
import { tablePaths, type TablePaths } from '../records/paths.ts';
import { type AnyRecord, record, type RecordType } from '../records/record.ts';

/** Picture of a row, stored separately from its fields. */
export interface ResourcePicture {
  readonly label: string;
  /** Storage number, unique to the resource. */
  readonly type: ImageType;
}

export interface ResourcePictures {
  readonly [name: string]: ResourcePicture;
}

export interface PictureDefinition {
  readonly label: string;
  /** Number from `imageTypes`, if other calls ask for it; default: derived from the names. */
  readonly type?: ImageType;
}

/** Specification calls for the rows of a resource: the same code, rules and audit under other names. */
export interface AlsoAs<V extends Schema = Schema> {
  /** Paths of the calls it has; `{id}` names the row. */
  readonly paths: {
    readonly [name in 'create' | 'update' | 'remove' | 'restore' | 'savePicture']?: `/${string}`;
  };
  /** Specification names of fields that differ. */
  readonly names?: { readonly [field: string]: string };
  /** True if create and update are multipart with the row's pictures; field names begin with a capital. */
  readonly isForm?: true;
  /** Fields that these calls lack. */
  readonly without?: readonly string[];
  /** True if a body may say its `command`: `create` or `update`. */
  readonly hasCommand?: true;
  /** True if an update restores a removed row; default: 404. */
  readonly isRevived?: true;
  /** Values of a new row for fields left out or blank. An update takes them for a blank day alone. */
  usual?(today: string): { readonly [field: string]: unknown };
  /** Row as these calls return it; default: none. */
  readonly value?: V;
}

/** Definition of a resource: a record with rows that belong to the site or an organisation, not to a person. */
export interface ResourceDefinition<F extends Fields, V extends Schema = Schema> extends FormDefinition<F> {
  /** Name in its addresses, `/Manage/{name}`: `shop-categories`. */
  name: string;
  /** Nouns for one row and several, in lower case: 'category' and 'categories'. */
  title: string;
  plural: string;
  /** Article of `title`, if the sound differs from the first letter: 'a' for a unit, 'an' for an hour. */
  article?: Article;
  /** Owner of the rows. Rows of organisations have a field `osNo`, null for a row of the whole site. */
  owner: 'site' | 'organisation';
  /** Capability required: its `read` to see the rows, its `write` to change them. */
  capability: CapabilityName;
  /** Text field that names a row. */
  named: KeyOf<NoInfer<F>>;
  /** List columns in order; default: every field that fits a cell. */
  columns?: readonly KeyOf<NoInfer<F>>[];
  /** Field with a row's position, from 1, if people arrange the rows; default: none. */
  orderedBy?: KeyOf<NoInfer<F>>;
  /** True if removed rows can be restored, as required for rows that others refer to; default: removal is final. */
  isRestorable?: boolean;
  /** True if rows start as drafts to be published, at once or at a set time; default: saving publishes. */
  isPublished?: boolean;
  /**
   * Yes/no field that says if a row is on the site, for rows that start as drafts and are published at once: an act of
   * its own, and no field of the form. Default: none.
   */
  publishedBy?: KeyOf<NoInfer<F>>;
  /** Action that requires a fresh second factor; default: none. */
  stepUp?: StepUp;
  pictures?: { readonly [name: string]: PictureDefinition };
  /** Default: the specification has no calls for its rows. */
  alsoAs?: AlsoAs<V>;
}

export interface Resource<F extends Fields = Fields, V extends Schema = Schema> extends RecordType<
  F,
  TablePaths,
  Record<never, never>
> {
  readonly name: string;
  readonly plural: string;
  /** Null if it follows from the first letter of the title. */
  readonly article: Article | null;
  readonly owner: 'site' | 'organisation';
  readonly capability: CapabilityName;
  readonly named: string;
  readonly orderedBy: string | null;
  readonly isRestorable: boolean;
  readonly isPublished: boolean;
  readonly publishedBy: string | null;
  readonly stepUp: StepUp | null;
  readonly pictures: ResourcePictures;
  readonly alsoAs: AlsoAs<V> | null;
}

/** Resource of any fields, for generic screens and the service. */
export type AnyResource = Resource;

/** Returns true for a resource: its rows belong to the site or an organisation. */
export const isResource = (one: AnyRecord): one is AnyResource => 'capability' in one;

/**
 * Declares a resource. Its list, form, calls, rules, permissions, audit, CSV and tests follow from this.
 * @throws if a named field has a kind unsuited to its use
 */
export const resource = <const F extends Fields, V extends Schema = Schema>({
  name,
  title,
  plural,
  article,
  owner,
  capability,
  named,
  columns,
  orderedBy,
  isRestorable = false,
  isPublished = false,
  publishedBy,
  stepUp,
  pictures = {},
  alsoAs,
  ...form
}: ResourceDefinition<F, V>): Resource<F, V> => {
  const fields: Fields = form.fields;
  if (fields[named]?.kind !== 'text')
    throw new Error(`Rows of ${name} are named by ${named}, which is no text`);
  if (orderedBy !== undefined && fields[orderedBy]?.kind !== 'amount')
    throw new Error(`Rows of ${name} are ordered by ${orderedBy}, which is no number`);
  if (publishedBy !== undefined && fields[publishedBy]?.toForm(undefined) !== false)
    throw new Error(`Rows of ${name} are published by ${publishedBy}, which does not start as No`);
  if (owner === 'organisation' && fields['osNo']?.kind !== 'amount')
    throw new Error(`Rows of ${name} are an organisation's and have no field osNo`);
  return {
    ...record<F, TablePaths, Record<never, never>>({
      ...form,
      title,
      paths: tablePaths(`/Manage/${name}`),
      ...(columns === undefined ? {} : { columns }),
    }),
    name,
    plural,
    article: article ?? null,
    owner,
    capability,
    named,
    orderedBy: orderedBy ?? null,
    isRestorable,
    isPublished,
    publishedBy: publishedBy ?? null,
    stepUp: stepUp ?? null,
    alsoAs: alsoAs ?? null,
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([picture, { label, type = pictureTypeOf(name, picture) }]) => [
        picture,
        { label, type },
      ]),
    ),
  };
};

/** Data of a row besides its fields. */
export interface ResourceRowBase {
  id: number;
  /** Increases with each change. */
  version: number;
  /** Time of removal (ISO 8601); null for an existing row. */
  removedAt: string | null;
  /** Time of publication (ISO 8601), past or future; null for a draft, and for resources without publication. */
  publishedAt: string | null;
  /** Addresses of pictures by name; null if missing. */
  pictures: { [name: string]: string | null };
}

export type ResourceRow<R extends AnyResource> = RowFieldsOf<R['fields']> & ResourceRowBase;

/** Publication states, for filtering a list. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];
