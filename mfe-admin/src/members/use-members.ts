import { calls, type MemberState } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useCallback } from 'react';
import { type AskedList, useFound } from '../administrative/use-found.ts';

export interface AskedMembers extends AskedList {
  readonly state: MemberState;
}

/** The people of an organisation. */
export const useMembers = (guid: string, asked: AskedMembers) => {
  const read = useCallback(
    ({ state, text, page }: AskedMembers, signal: AbortSignal) =>
      send(
        calls.organisation.members,
        { params: { guid }, body: { state, text: text.trim(), page } },
        { signal },
      ),
    [guid],
  );
  return useFound(read, asked);
};
