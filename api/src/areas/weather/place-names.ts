import { towns } from '@phila/contract';
import * as z from 'zod/mini';
import { fetchJson } from '../../core/outgoing/fetch-bounded.ts';
import { USER_AGENT } from '../../core/outgoing/user-agent.ts';
import type { Log } from '../../core/http/log.ts';
import { LRUCache } from 'lru-cache';
import type { Place } from './place.ts';
import { distance, placeKey } from './place.ts';

export const NOMINATIM = 'https://nominatim.openstreetmap.org';

export interface PlaceName {
  name: string;
  country: string;
  attribution: { text: string; link: string }[];
}

/** Looks up the names of places. Never fails: an unknown place has an empty name. */
export interface PlaceNames {
  nameOf(place: Place): Promise<PlaceName>;
}

/** Required by the ODbL, with a link. */
const ATTRIBUTION = {
  text: '© OpenStreetMap contributors',
  link: 'https://www.openstreetmap.org/copyright',
};

/** Milliseconds between requests: Nominatim's usage policy allows one a second. */
const APART = 1_000;
/** Milliseconds to wait for a lookup before using the nearest town's name. */
const LONGEST_WAIT = 2_000;
const BOUNDS = { timeout: 3_000, largest: 65_536 };
/** Most names cached, to bound memory; they do not expire. */
const MAX_NAMES = 5_000;
/** Kilometres within which a town counts as near. */
const NEAR = 60;

const shortText = z.optional(z.string().check(z.maxLength(120)));
const reply = z.object({
  address: z.object({
    city: shortText,
    town: shortText,
    village: shortText,
    municipality: shortText,
    county: shortText,
    state: shortText,
    country_code: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), ''),
  }),
});

/** The nearest of our own towns; without a name if none is near. */
const nearestTown = (place: Place): PlaceName => {
  const [nearest] = towns
    .map((town) => ({ town, away: distance(place, town) }))
    .toSorted((a, b) => a.away - b.away);
  return nearest !== undefined && nearest.away <= NEAR
    ? { name: nearest.town.name, country: 'ZA', attribution: [] }
    : { name: '', country: '', attribution: [] };
};

/** Allows a request a second; false if the wait would be too long. */
const oneASecond = () => {
  let next = 0;
  return async (): Promise<boolean> => {
    const now = performance.now();
    const wait = Math.max(0, next - now);
    if (wait > LONGEST_WAIT) return false;
    next = now + wait + APART;
    if (wait > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
    return true;
  };
};

/** Nominatim's reverse geocoder (OpenStreetMap); without a reply, uses the nearest of our own towns. */
export const nominatim = (base: string, log: Log): PlaceNames => {
  const known = new LRUCache<string, PlaceName>({ max: MAX_NAMES });
  const turn = oneASecond();

  const ask = async ({ latitude, longitude }: Place): Promise<PlaceName> => {
    const address = new URL(`${base}/reverse`);
    address.search = new URLSearchParams({
      lat: latitude.toFixed(2),
      lon: longitude.toFixed(2),
      format: 'jsonv2',
      // Towns and villages rather than streets.
      zoom: '12',
      'accept-language': 'en-ZA',
    }).toString();
    const json = await fetchJson(address, { ...BOUNDS, headers: { 'user-agent': USER_AGENT } });
    const { city, town, village, municipality, county, state, country_code } = reply.parse(json).address;
    return {
      name: city ?? town ?? village ?? municipality ?? county ?? state ?? '',
      country: country_code.toUpperCase(),
      attribution: [ATTRIBUTION],
    };
  };

  return {
    nameOf: async (place) => {
      const key = placeKey(place);
      const found = known.get(key);
      if (found !== undefined) return found;
      try {
        if (!(await turn())) return nearestTown(place);
        const named = await ask(place);
        known.set(key, named);
        return named;
      } catch (error) {
        log.error('place not named', error);
        return nearestTown(place);
      }
    },
  };
};
