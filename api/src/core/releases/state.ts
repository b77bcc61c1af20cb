import * as z from 'zod/mini';

const byRemote = <T extends z.core.$ZodType>(of: T) => z._default(z.record(z.string(), of), {});

const provenance = z.object({
  /** ISO 8601 */
  at: z.string(),
  by: z.string(),
  commit: z.nullable(z.string()),
  /**
   * Result of the remote's own lint and unit tests: `passed`, `skipped`, `not run`, or `not tried` for a build from
   * outside, whose import is not tried either.
   */
  tests: z.string(),
});
/** When, by which account and from what a release was published. */
export type Provenance = z.output<typeof provenance>;

const act = z.object({
  /** ISO 8601 */
  at: z.string(),
  /** The name of who ran the command. */
  by: z.optional(z.string()),
  /** The account that did it in administration; its name is read where it is shown, so that the file holds none. */
  account: z.optional(z.string()),
});
/** When a remote's release was put in use, or the remote withdrawn, and who did it. */
export type Act = z.output<typeof act>;

/** `DATA_DIR/site/registry.json`, by remote. What a later version of the commands adds to it is kept. */
export const releasesState = z.looseObject({
  /** The version in use. */
  current: byRemote(z.string()),
  /** All published versions, oldest first. */
  history: byRemote(z.array(z.string())),
  /** The versions in use before, oldest first; null for withdrawn. */
  replaced: byRemote(z.array(z.nullable(z.string()))),
  /** The provenance of each version; older ones have none. */
  published: byRemote(z.record(z.string(), provenance)),
  /** Since when the state is as it is; unknown for what was changed before this was kept. */
  since: byRemote(act),
});
export type ReleasesState = z.output<typeof releasesState>;

/** Reads an object's own value: a remote may be called "constructor". */
export const held = <T>(object: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/**
 * Lists the versions in use before the one that is now, oldest first, with null for having been withdrawn. A registry from
 * before this was kept has only the order in which versions were published.
 */
export const replacedBy = (state: ReleasesState, name: string): (string | null)[] => {
  const kept = held(state.replaced, name);
  if (kept) return kept;
  const all = held(state.history, name) ?? [];
  const current = held(state.current, name);
  return current === undefined ? all : all.slice(0, Math.max(0, all.indexOf(current)));
};

/** The state with another version of a remote in use, or with none. */
export const using = (
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
