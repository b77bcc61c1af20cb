/** Path below `/api/v1`, with `{id}` for the row's id. */
export type Path = `/${string}`;

export interface TablePaths {
  readonly kind: 'table';
  readonly list: Path;
  readonly create: Path;
  readonly update: Path;
  readonly remove: Path;
  /** `DELETE … {ids}`; only some of the specification's tables have it. */
  readonly bulk: Path | undefined;
  /** Client's timeout for an addition, in milliseconds; default: as for any call. */
  readonly createTimeout?: number | undefined;
}

/** Paths of a record that exists once per person. */
export interface SinglePaths {
  readonly kind: 'single';
  readonly read: Path;
  readonly update: Path;
  /**
   * `POST`, for records that the specification creates and updates separately; the service accepts either at any time.
   */
  readonly create: Path | undefined;
  /** True if a read returns an `id` that a save may name: a will is created without one and updated with it. */
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

/**
 * Paths of a table: `base` to list and add, `base/{id}` to change and delete, unless overridden as in the
 * specification.
 */
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
