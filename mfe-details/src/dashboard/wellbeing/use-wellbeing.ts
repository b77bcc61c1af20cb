import { calls, type ValueOf } from '@phila/contract/calls';
import type { WellbeingCheck, WellbeingFlags } from '@phila/contract/wellbeing';
import { CallError, messageOf, notify } from '@phila/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

type Checks = ValueOf<typeof calls.dashboard.wellbeingChecks>;
type RequestedChecks = { readonly [Check in WellbeingCheck]?: boolean };

/** Limit on retries, as another tab may save in between each time. */
const MAX_TRIES = 3;
/** Worded as in the specification (dashboard, "Financial Wellbeing"). */
const FAILURE = 'Failed to update details. Please try again.';

type Save = (body: Checks) => Promise<Checks>;

/** Changes one flag of the stored checks, so that another tab's flags stay. */
const saveOne = async (
  save: Save,
  name: WellbeingCheck,
  wanted: boolean,
  stored: Checks,
): Promise<Checks> => {
  let base = stored;
  for (let tries = 1; ; tries += 1) {
    try {
      return await save({ ...base, [name]: wanted });
    } catch (error) {
      if (!(error instanceof CallError && error.status === 409) || tries === MAX_TRIES) throw error;
      base = error.value as Checks;
    }
  }
};

/** Picks the newer version. */
const later = (a: Checks | undefined, b: Checks | undefined): Checks | undefined =>
  a !== undefined && b !== undefined ? (a.version >= b.version ? a : b) : (a ?? b);

const without = (wanted: RequestedChecks, name: WellbeingCheck): RequestedChecks => {
  const { [name]: _saved, ...rest } = wanted;
  return rest;
};

/**
 * State of the seven checks. A toggle shows at once and saves all seven. Saves toggles in order, and undoes a toggle
 * that fails.
 */
export const useWellbeing = () => {
  const { data, isError, refetch } = useQuery(calls.dashboard.wellbeingChecks.query({}));
  const { mutateAsync } = useMutation(
    calls.dashboard.saveWellbeingChecks.mutation({
      refreshes: [calls.dashboard.wellbeingChecks],
    }),
  );
  const [pending, setPending] = useState<RequestedChecks>({});
  const [saved, setSaved] = useState<Checks | undefined>();
  const queue = useRef<Promise<Checks | undefined>>(Promise.resolve(undefined));
  const stored = later(saved, data);

  const save = async (
    name: WellbeingCheck,
    wanted: boolean,
    shown: Checks,
    before: Promise<Checks | undefined>,
  ): Promise<Checks> => {
    let now = later(await before, shown) ?? shown;
    try {
      now = await saveOne((body) => mutateAsync({ body }), name, wanted, now);
      setSaved(now);
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, FAILURE) });
    }
    // Keeps a check pending that was toggled again during this save: its own save follows.
    setPending((others) => (others[name] === wanted ? without(others, name) : others));
    return now;
  };

  const toggle = (name: WellbeingCheck) => {
    if (stored === undefined) return;
    const wanted = !(pending[name] ?? stored[name]);
    setPending((before) => ({ ...before, [name]: wanted }));
    queue.current = save(name, wanted, stored, queue.current);
  };
  const flags: WellbeingFlags | undefined = stored && { ...stored, ...pending };
  return { flags, follows: stored?.follows ?? [], isError: isError && stored === undefined, refetch, toggle };
};
