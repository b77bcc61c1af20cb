/** Degrees with two decimals, about a kilometre. Nothing finer is stored, logged or passed on. */
export interface Place {
  latitude: number;
  longitude: number;
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100 + 0;

export const roundedPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** The place in calls and caches: `-26.20,28.05`. */
export const placeKey = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

const EARTH = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places, over the ground. */
export const distance = (a: Place, b: Place): number => {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
};
