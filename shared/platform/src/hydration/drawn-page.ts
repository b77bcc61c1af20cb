import { BY_SESSION } from '@phila/contract/calls';
import type { QueryKey } from '@tanstack/react-query';
import { setServiceTime } from '../clock/service-clock.ts';
import { onPlaceChange } from '../navigation/place.ts';
import { queryClient } from '../query-client/query-client.ts';
import { store } from '../store/store.ts';

/** An answer of the service to a read of the page, by the key of its query. */
export interface AnsweredRead {
  readonly key: QueryKey;
  readonly value: unknown;
}

/** The service's refusal of a read. */
export interface RefusedRead {
  readonly key: QueryKey;
  readonly status: number;
  readonly message: string;
}

/** The longest time that the service keeps a drawn page, in milliseconds. */
const DAY = 86_400_000;

/** A visitor's answer shows a signed-in person the page as it was drawn, and is read again at once. */
const STALE = 1;

/** Gives the answers that the page was drawn with to the query client, so that it is hydrated with the same. */
export const takeAnswers = (): void => {
  const answers = document.getElementById('answers');
  if (answers === null) return;
  // Takes the service's day, whatever the device believes: the page says what was due then.
  setServiceTime(Number(answers.dataset['now']), DAY);
  const { signedIn } = store.getState().session.person;
  for (const { key, value } of JSON.parse(answers.textContent) as AnsweredRead[])
    queryClient.setQueryData(
      key,
      value,
      signedIn && key.at(-1) === BY_SESSION ? { updatedAt: STALE } : undefined,
    );
};

/** Tells if a remote's place holds its page as the service drew it; from then on React has it. */
export const takeDrawn = (place: HTMLElement): boolean => {
  if (place.dataset['drawn'] !== '' || place.firstChild === null) return false;
  place.dataset['drawn'] = 'taken';
  return true;
};

/** Takes a drawn page away when its address is left before React has it: no remote would. */
export const leaveDrawn = (): void => {
  const { pathname } = window.location;
  const leave = onPlaceChange(() => {
    if (window.location.pathname === pathname) return;
    leave();
    const place = document.querySelector('[data-drawn=""]');
    place?.replaceChildren();
    place?.removeAttribute('data-drawn');
  });
};
