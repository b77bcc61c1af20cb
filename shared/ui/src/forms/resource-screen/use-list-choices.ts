import { calls, type ValueOf } from '@phila/contract/calls';
import type { AnyResource } from '@phila/contract/resources';
import { keepForPerson, messageOf, notify, refreshReads, send } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

type Listed = ValueOf<typeof calls.lists.read>;
export type SavedView = Listed['views'][number];

type Choice = Omit<Listed, 'views'>;

export interface ListChoices extends Choice {
  views: readonly SavedView[];
  /** True once the service has sent the choices. */
  isKnown: boolean;
  /** Saves a choice with the account, for every device. */
  choose: (to: Partial<Choice>) => void;
  /** @param key the idempotency key of this filling of the dialog */
  add: (view: Omit<SavedView, 'id' | 'isMine'>, key: string) => Promise<SavedView>;
  change: (id: string, to: Partial<Omit<SavedView, 'id' | 'isMine'>>) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

const NOTHING: Choice = { size: null, columns: null, isDense: false, widths: {}, viewId: null };

const keptIn = (text: string | null): Partial<Choice> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/**
 * Reads the person's choices and saved views of a list, which the service stores. Uses a copy in this browser until the
 * service has answered.
 */
export const useListChoices = (resource: AnyResource): ListChoices => {
  const params = useMemo(() => ({ list: resource.name }), [resource]);
  const kept = useMemo(() => keepForPerson(`admin.list.${resource.name}`), [resource]);
  const [before] = useState(() => keptIn(kept.read()));
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const { data } = useQuery(calls.lists.read.query({ params }));
  const { views = [], ...read } = data ?? {};
  const choice: Choice = { ...NOTHING, ...(data === undefined ? before : read), ...chosen };
  const again = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await refreshReads([calls.lists.read]);
    return result;
  };
  return {
    ...choice,
    views,
    isKnown: data !== undefined,
    choose: (to) => {
      setChosen((others) => ({ ...others, ...to }));
      kept.write(JSON.stringify({ ...choice, ...to }));
      void send(calls.lists.choose, { params, body: to }).catch((error: unknown) =>
        notify({ severity: 'error', text: messageOf(error, 'What you chose is kept in this browser only.') }),
      );
    },
    add: (body, idempotencyKey) => again(send(calls.lists.addView, { params, body }, { idempotencyKey })),
    change: (id, body) => again(send(calls.lists.changeView, { params: { ...params, id }, body })),
    remove: (id) => {
      setChosen(({ viewId, ...others }) =>
        viewId === id
          ? { ...others, viewId: null }
          : { ...others, ...(viewId === undefined ? {} : { viewId }) },
      );
      return again(send(calls.lists.removeView, { params: { ...params, id } }));
    },
  };
};
