import type { Town } from '@phila/contract/towns';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chosenTown, rememberTown } from './chosen-town.ts';
import { useHomeTown } from './home-town.ts';

/** Worded as in the specification (weather-and-news). */
const DENIED = 'Failed to retrieve location. Please enable location services.';
const NOT_SUPPORTED = 'Geolocation is not supported by this browser.';

/** Position in degrees to two decimals, about a kilometre; `town` is null if the browser gave it. */
interface Place {
  latitude: number;
  longitude: number;
  town: string | null;
}

/** Place of the weather. `wasAsked` is true if the person just pressed for their location or chose the town. */
export type Location =
  | { state: 'not asked' }
  | { state: 'looking' }
  | { state: 'asking' }
  | { state: 'unknown'; text: string }
  | ({ state: 'known'; wasAsked: boolean } & Place);

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

const ofTown = ({ name, latitude, longitude }: Town, wasAsked: boolean): Location => ({
  state: 'known',
  wasAsked,
  latitude,
  longitude,
  town: name,
});

/** Accepts a coarse position up to ten minutes old. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 };

/** Gets the browser's position, or the specification's message why there is none. */
const locate = (): Promise<Place | string> =>
  new Promise((resolve) => {
    // Missing in old browsers and on pages over plain HTTP.
    if (!('geolocation' in navigator)) return resolve(NOT_SUPPORTED);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude), town: null }),
      () => resolve(DENIED),
      OPTIONS,
    );
  });

/** True if the browser would answer without asking the person. */
const isAllowedAlready = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};

interface Located {
  location: Location;
  /** Makes the browser ask the person for their position. */
  ask: () => Promise<void>;
  /** Uses a town instead of the location. */
  choose: (town: Town) => void;
}

/**
 * Finds the person's place: the town chosen in this browser, else the town of their address, else the browser's
 * position if already allowed. The browser asks only after a press (`ask`), and only then is a missing place an error
 * (`unknown`).
 */
export const useLocation = (): Located => {
  /** Answer of the person or the browser; null until then. */
  const [said, setSaid] = useState<Location | null>(() => {
    const town = chosenTown();
    return town && ofTown(town, false);
  });
  const home = useHomeTown(said === null);
  const [isLocating, setLocating] = useState(false);
  /** Number of the latest request; others are ignored. */
  const question = useRef(0);

  const ask = useCallback(async (): Promise<void> => {
    question.current += 1;
    const mine = question.current;
    rememberTown(null);
    setSaid({ state: 'asking' });
    const found = await locate();
    if (mine !== question.current) return;
    setSaid(
      typeof found === 'string'
        ? { state: 'unknown', text: found }
        : { state: 'known', wasAsked: true, ...found },
    );
  }, []);

  const choose = useCallback((town: Town): void => {
    question.current += 1;
    rememberTown(town);
    setSaid(ofTown(town, true));
  }, []);

  const isNowhere = said === null && home.town === null && !home.isReading;
  useEffect(() => {
    if (!isNowhere) return undefined;
    question.current += 1;
    const mine = question.current;
    const isWanted = (): boolean => mine === question.current;
    const lookQuietly = async (): Promise<void> => {
      if (!(await isAllowedAlready()) || !isWanted()) return;
      setLocating(true);
      const found = await locate();
      setLocating(false);
      if (isWanted() && typeof found !== 'string') setSaid({ state: 'known', wasAsked: false, ...found });
    };
    void lookQuietly();
    return () => {
      // Leaves a request alone that the person made since.
      if (isWanted()) question.current += 1;
    };
  }, [isNowhere]);

  if (said) return { location: said, ask, choose };
  if (home.town) return { location: ofTown(home.town, false), ask, choose };
  return { location: { state: home.isReading || isLocating ? 'looking' : 'not asked' }, ask, choose };
};
