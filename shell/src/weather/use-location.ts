import type { Town } from '@phila/contract/towns';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chosenTown, rememberTown } from './chosen-town.ts';

/** Specification: weather-and-news. */
export const DENIED = 'Failed to retrieve location. Please enable location services.';
export const NOT_SUPPORTED = 'Geolocation is not supported by this browser.';

/** Where the weather is wanted, in degrees with two decimals: about a kilometre. */
export type Location =
  | { state: 'not asked' }
  | { state: 'asking' }
  | { state: 'unknown'; text: string }
  | { state: 'known'; latitude: number; longitude: number; town: string | null };

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

const ofTown = ({ name, latitude, longitude }: Town): Location => ({
  state: 'known',
  latitude,
  longitude,
  town: name,
});

/** A place of ten minutes ago is as good, and a mast as good as a satellite. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 };

const locate = (): Promise<Location> =>
  new Promise((resolve) => {
    // Not there in old browsers, and on pages that came by plain http.
    if (!('geolocation' in navigator)) return resolve({ state: 'unknown', text: NOT_SUPPORTED });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          state: 'known',
          latitude: rounded(coords.latitude),
          longitude: rounded(coords.longitude),
          town: null,
        }),
      () => resolve({ state: 'unknown', text: DENIED }),
      OPTIONS,
    );
  });

/** Whether the browser would answer without a question to the person. */
const isAllowedAlready = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};

interface Located {
  location: Location;
  /** Asks the browser, which asks the person. */
  ask: () => void;
  /** A town in place of their location. */
  choose: (town: Town) => void;
}

/**
 * Where the person is: the town that they chose once, otherwise what the browser says. `asksAtOnce` lets the browser
 * ask them as the panel is shown; without, only when they press, or where they have said yes before.
 */
export const useLocation = (asksAtOnce: boolean): Located => {
  const [location, setLocation] = useState<Location>(() => {
    const town = chosenTown();
    if (town) return ofTown(town);
    return { state: asksAtOnce ? 'asking' : 'not asked' };
  });
  /** Only the latest question counts, and none after the panel has gone. */
  const question = useRef(0);

  const locateNow = useCallback(async (): Promise<void> => {
    question.current += 1;
    const mine = question.current;
    const found = await locate();
    if (mine === question.current) setLocation(found);
  }, []);

  const ask = useCallback((): void => {
    rememberTown(null);
    setLocation({ state: 'asking' });
    void locateNow();
  }, [locateNow]);

  const choose = useCallback((town: Town): void => {
    question.current += 1;
    rememberTown(town);
    setLocation(ofTown(town));
  }, []);

  useEffect(() => {
    if (chosenTown()) return undefined;
    let isWanted = true;
    const begin = async (): Promise<void> => {
      if (asksAtOnce) return locateNow();
      if ((await isAllowedAlready()) && isWanted && question.current === 0) ask();
    };
    void begin();
    return () => {
      isWanted = false;
      question.current += 1;
    };
  }, [asksAtOnce, ask, locateNow]);

  return { location, ask, choose };
};
