import type { calls, ValueOf, WellbeingCheck, WellbeingFlags } from '@phila/contract';
import { CallError, messageOf, notify, send, useRead } from '@phila/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dashboardCalls } from '../dashboard-calls.ts';

type Checks = ValueOf<typeof calls.dashboard.wellbeingChecks>;
type Wanted = { readonly [Check in WellbeingCheck]?: boolean };

/** Another tab may save in between, again and again. */
const MOST_TRIES = 3;
/** Seeds 1 §8, "Save failure". */
const FAILURE = 'Failed to update details. Please try again.';

/** Puts one flag into what is stored now: another tab's flags stay as they are. */
const saveOne = async (name: WellbeingCheck, wanted: boolean, stored: Checks): Promise<Checks> => {
  let base = stored;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(dashboardCalls.saveWellbeingChecks, { body: { ...base, [name]: wanted } });
    } catch (error) {
      if (!(error instanceof CallError && error.status === 409) || tries === MOST_TRIES) throw error;
      base = error.value as Checks;
    }
  }
};

const without = (wanted: Wanted, name: WellbeingCheck): Wanted => {
  const { [name]: _saved, ...rest } = wanted;
  return rest;
};

/**
 * The seven checks. A toggle shows at once and saves all seven; toggles are saved one after the other, and one that
 * could not be saved goes back.
 */
export const useWellbeing = () => {
  const client = useQueryClient();
  const { data, isError, refetch } = useRead(dashboardCalls.wellbeingChecks, {});
  const [pending, setPending] = useState<Wanted>({});
  const queue = useRef(Promise.resolve());
  const key = [dashboardCalls.wellbeingChecks.path, {}];

  const save = async (name: WellbeingCheck, wanted: boolean, shown: Checks, before: Promise<void>) => {
    await before;
    try {
      const stored = client.getQueryData<Checks>(key) ?? shown;
      client.setQueryData(key, await saveOne(name, wanted, stored));
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, FAILURE) });
    }
    // One toggled again meanwhile waits for its own turn.
    setPending((others) => (others[name] === wanted ? without(others, name) : others));
  };

  const toggle = (name: WellbeingCheck) => {
    if (data === undefined) return;
    const wanted = !(pending[name] ?? data[name]);
    setPending((before) => ({ ...before, [name]: wanted }));
    queue.current = save(name, wanted, data, queue.current);
  };
  const flags: WellbeingFlags | undefined = data && { ...data, ...pending };
  return { flags, isError: isError && data === undefined, refetch, toggle };
};
