import * as z from 'zod/mini';

const byRemote = <T extends z.core.$ZodType>(of: T) => z._default(z.record(z.string(), of), {});

const provenance = z.object({
  /** ISO 8601 */
  at: z.string(),
  by: z.string(),
  commit: z.nullable(z.string()),
  /**
   * Result of the remote's lint and unit tests: `passed`, `skipped`, `not run`, or `not tried` for an outside build,
   * because that is not even imported.
   */
  tests: z.string(),
});
/** Time, account and source of a published release. */
export type Provenance = z.output<typeof provenance>;

const act = z.object({
  /** ISO 8601 */
  at: z.string(),
  /** The name of the command's user. */
  by: z.optional(z.string()),
  /** The account that did it in administration; its name is looked up when shown, so that the file has none. */
  account: z.optional(z.string()),
});
/** Time and account of putting a release in use, or of withdrawing it. */
export type Act = z.output<typeof act>;

/** `DATA_DIR/site/registry.json`, by remote. Additions of later versions of the commands are kept. */
export const releasesState = z.looseObject({
  /** The version in use. */
  current: byRemote(z.string()),
  /** All versions published, oldest first. */
  history: byRemote(z.array(z.string())),
  /** The versions formerly in use, oldest first; null for withdrawn. */
  replaced: byRemote(z.array(z.nullable(z.string()))),
  /** The origin of each version; older ones have none. */
  published: byRemote(z.record(z.string(), provenance)),
  /** Since when the state holds; unknown before this was recorded. */
  since: byRemote(act),
});
export type ReleasesState = z.output<typeof releasesState>;

/** Reads only an object's own value: a remote may be called "constructor". */
export const ownValue = <T>(object: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/**
 * Lists the versions formerly in use, oldest first, null for withdrawn. Older registries only have the order of
 * publishing.
 */
export const replacedBy = (state: ReleasesState, name: string): (string | null)[] => {
  const kept = ownValue(state.replaced, name);
  if (kept) return kept;
  const all = ownValue(state.history, name) ?? [];
  const current = ownValue(state.current, name);
  return current === undefined ? all : all.slice(0, Math.max(0, all.indexOf(current)));
};

/** Returns the state with another version in use, or none. */
export const withVersionInUse = (
  state: ReleasesState,
  name: string,
  version: string | null,
  { replaced, act: did }: { replaced: (string | null)[]; act: Act | undefined },
): ReleasesState => {
  const { [name]: _current, ...current } = state.current;
  const { [name]: _since, ...since } = state.since;
  return {
    ...state,
    current: version === null ? current : { ...current, [name]: version },
    replaced: { ...state.replaced, [name]: replaced },
    since: did === undefined ? since : { ...since, [name]: did },
  };
};
