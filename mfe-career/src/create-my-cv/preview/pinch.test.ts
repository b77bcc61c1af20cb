import { enlarged, pinched, type View } from './pinch.ts';

const view: View = { scale: 2, left: 100, top: 50 };
const fingers = (apart: number, x = 100, y = 100) => ({ apart, x, y });

it('two fingers twice as far apart enlarge twice, and what lies between them stays there', () =>
  expect(pinched(view, fingers(50), fingers(100))).toEqual({ scale: 4, left: 300, top: 200 }));

it('two fingers that go on together drag', () =>
  expect(pinched(view, fingers(50), fingers(50, 80, 70))).toEqual({ scale: 2, left: 120, top: 80 }));

it.each([
  [1000, 4],
  [1, 1],
])('%d apart ends at %d times', (apart, scale) =>
  expect(pinched(view, fingers(50), fingers(apart)).scale).toBe(scale),
);

it('does not go past the corner', () =>
  expect(enlarged({ scale: 2, left: 0, top: 0 }, 1, fingers(0))).toEqual({ scale: 1, left: 0, top: 0 }));
