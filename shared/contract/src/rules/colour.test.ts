import { colour, NEUTRAL_GREY } from './colour.ts';

test.each(['#8B1A2B', '#14213d', '#000000'])('keeps %s', (value) => {
  expect(colour(value)).toBe(value);
});

test.each(['#fff', '8B1A2B', 'red', '#8B1A2B00', '#GG0000', 'url(x)', '', null, undefined, 7])(
  'falls back to neutral grey for %j',
  (value) => {
    expect(colour(value)).toBe(NEUTRAL_GREY);
  },
);
