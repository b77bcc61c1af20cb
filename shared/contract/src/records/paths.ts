/** A path below `/api/v1`, with `{id}` where the row's id goes. */
export type Path = `/${string}`;

/** Where a table of records is listed, added to, changed and deleted from. */
export interface TablePaths {
  readonly kind: 'table';
  readonly list: Path;
  readonly create: Path;
  readonly update: Path;
  readonly remove: Path;
  /** `DELETE … {ids}`; only some of the specification's tables have it. */
  readonly bulk: Path | undefined;
  /** Milliseconds that the client waits for the reply to an addition; default: as for any call. */
  readonly createTimeout?: number | undefined;
}

/** Where the one record of its kind that a person has is read and saved. */
export interface SinglePaths {
  readonly kind: 'single';
  readonly read: Path;
  readonly update: Path;
  /** `POST`, for the records that the specification create and update apart; the service takes either at any time. */
  readonly create: Path | undefined;
  /** Whether a read gives an `id`, which a save may name: a will is created without one and updated with it. */
  readonly identified: boolean;
}

interface TableOverrides {
  readonly list?: Path;
  readonly create?: Path;
  readonly update?: Path;
  readonly remove?: Path;
  readonly bulk?: Path;
  readonly createTimeout?: number;
}

type Or<Overrides, Name extends string, Otherwise> = Overrides extends { readonly [K in Name]: infer Given }
  ? Given
  : Otherwise;

/** The paths of a table: `base` to list and add, `base/{id}` to change and delete, and what the specification does otherwise. */
export const tablePaths = <const Base extends Path, const O extends TableOverrides = Record<never, never>>(
  base: Base,
  overrides?: O,
) =>
  ({
    kind: 'table',
    list: overrides?.list ?? base,
    create: overrides?.create ?? base,
    update: overrides?.update ?? `${base}/{id}`,
    remove: overrides?.remove ?? `${base}/{id}`,
    bulk: overrides?.bulk,
    createTimeout: overrides?.createTimeout,
  }) as {
    readonly kind: 'table';
    readonly list: Or<O, 'list', Base>;
    readonly create: Or<O, 'create', Base>;
    readonly update: Or<O, 'update', `${Base}/{id}`>;
    readonly remove: Or<O, 'remove', `${Base}/{id}`>;
    readonly bulk: Or<O, 'bulk', undefined>;
    readonly createTimeout: number | undefined;
  };

/** The paths of a single record. */
export const singlePaths = <
  const Create extends Path | undefined = undefined,
  const Identified extends boolean = false,
>(
  read: Path,
  update: Path,
  create?: Create,
  options?: { identified?: Identified },
) =>
  ({ kind: 'single', read, update, create, identified: options?.identified ?? false }) as {
    kind: 'single';
    read: Path;
    update: Path;
    create: Create;
    identified: Identified;
  };
