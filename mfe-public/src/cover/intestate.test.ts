import { CHILDREN, ESTATES, intestateShares } from './intestate.ts';

it.each([
  // estate, spouse, children, each one's share
  [600_000, true, 0, 600_000, 0, 0],
  // A child's share would be 200 000, below the minimum.
  [600_000, true, 2, 250_000, 175_000, 0],
  [1_200_000, true, 2, 400_000, 400_000, 0],
  [200_000, true, 3, 200_000, 0, 0],
  [600_000, false, 3, 0, 200_000, 0],
  [600_000, false, 0, 0, 0, 600_000],
])('R %d, spouse %s, %d children', (estate, hasSpouse, children, spouse, eachChild, relatives) => {
  expect(intestateShares(estate, hasSpouse, children)).toEqual({ spouse, eachChild, relatives });
});

it('divides the whole of it, whatever is chosen', () => {
  for (const estate of ESTATES)
    for (const children of CHILDREN)
      for (const hasSpouse of [true, false]) {
        const { spouse, eachChild, relatives } = intestateShares(estate, hasSpouse, children);
        expect(spouse + eachChild * children + relatives).toBeCloseTo(estate, 6);
      }
});
