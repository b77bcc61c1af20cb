import { type ImageType, pictureTypeOf } from '../calls/image/kinds.ts';
import type { StepUp } from '../second-factor.ts';
import type { CapabilityName } from '../permissions/capabilities.ts';
import type { Article } from '../format/with-article.ts';
import type { Fields, RowFieldsOf } from '../records/field.ts';
import type { FormDefinition, KeyOf } from '../records/form.ts';
import { tablePaths, type TablePaths } from '../records/paths.ts';
import { type AnyRecord, record, type RecordType } from '../records/record.ts';

/** A picture of a row, kept beside its fields. */
export interface ResourcePicture {
  readonly label: string;
  /** The number that it is kept by; one resource has each. */
  readonly type: ImageType;
}

export interface ResourcePictures {
  readonly [name: string]: ResourcePicture;
}

/** What is said of a picture. */
export interface PictureDefinition {
  readonly label: string;
  /** One of `imageTypes` where other calls ask for it by its number; default: it follows from the names. */
  readonly type?: ImageType;
}

/** A resource, said once: a record whose rows belong to the site or to an organisation, and not to one person. */
export interface ResourceDefinition<F extends Fields> extends FormDefinition<F> {
  /** As in its addresses, `/Manage/{name}`: `shop-categories`. */
  name: string;
  /** One row, and several, in lower case: 'category' and 'categories'. */
  title: string;
  plural: string;
  /** What stands before `title`, where its sound is not that of its first letter: 'a' for a unit, 'an' for an hour. */
  article?: Article;
  /** Whose the rows are. Those of an organisation have a field `osNo`, which is null for a row of the whole site. */
  owner: 'site' | 'organisation';
  /** The capability that a person needs: its `read` to see the rows, its `write` to change them. */
  capability: CapabilityName;
  /** The text field by which people know a row. */
  named: KeyOf<NoInfer<F>>;
  /** The fields that are columns of its list, in order; default: every field that fits a cell. */
  columns?: readonly KeyOf<NoInfer<F>>[];
  /** The field that holds the place of a row, from 1, where people put the rows in order; default: they do not. */
  orderedBy?: KeyOf<NoInfer<F>>;
  /** Whether a removed row is kept and can be brought back; what other rows name must be. Default: it is gone. */
  isRestorable?: boolean;
  /** Whether a row begins as a draft and is published, at once or at a time; default: it counts when it is saved. */
  isPublished?: boolean;
  /** The act for which changing rows asks for a fresh second factor; default: none. */
  stepUp?: StepUp;
  pictures?: { readonly [name: string]: PictureDefinition };
}

export interface Resource<F extends Fields = Fields> extends RecordType<F, TablePaths, Record<never, never>> {
  readonly name: string;
  readonly plural: string;
  /** Null where it follows from the first letter of the title. */
  readonly article: Article | null;
  readonly owner: 'site' | 'organisation';
  readonly capability: CapabilityName;
  readonly named: string;
  readonly orderedBy: string | null;
  readonly isRestorable: boolean;
  readonly isPublished: boolean;
  readonly stepUp: StepUp | null;
  readonly pictures: ResourcePictures;
}

/** A resource of any fields, as generic screens and the service take it. */
export type AnyResource = Resource;

/** Whether a record is a resource: its rows belong to the site or an organisation. */
export const isResource = (one: AnyRecord): one is AnyResource => 'capability' in one;

/**
 * Declares a resource. List, form, calls, rules, permissions, audit, CSV and tests follow from it.
 * @throws where a field that it names is of a kind that cannot do what it is named for
 */
export const resource = <const F extends Fields>({
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
  stepUp,
  pictures = {},
  ...form
}: ResourceDefinition<F>): Resource<F> => {
  const fields: Fields = form.fields;
  if (fields[named]?.kind !== 'text')
    throw new Error(`Rows of ${name} are named by ${named}, which is no text`);
  if (orderedBy !== undefined && fields[orderedBy]?.kind !== 'amount')
    throw new Error(`Rows of ${name} are ordered by ${orderedBy}, which is no number`);
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
    stepUp: stepUp ?? null,
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([picture, { label, type = pictureTypeOf(name, picture) }]) => [
        picture,
        { label, type },
      ]),
    ),
  };
};

/** What a row has beside its fields. */
export interface ResourceRowBase {
  id: number;
  /** Raised with each change. */
  version: number;
  /** When it was removed (ISO 8601); null for a row that is there. */
  removedAt: string | null;
  /** From when on it is published (ISO 8601), which may be to come; null for a draft, and where nothing is published. */
  publishedAt: string | null;
  /** The address of each picture, by its name; null where there is none. */
  pictures: { [name: string]: string | null };
}

/** What a read gives. */
export type ResourceRow<R extends AnyResource> = RowFieldsOf<R['fields']> & ResourceRowBase;

/** What of a published resource a list shows. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];
