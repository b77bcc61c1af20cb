import { headerColour } from './header-colour.ts';

test.each([
  [{ colour: '#14213d' }, null, 'rgba(20, 33, 61, 0.85)'],
  [{ colour: '#14213d' }, '#FF0000', '#FF0000'],
  [{ colour: '#14213d' }, '', 'rgba(20, 33, 61, 0.85)'],
  [undefined, null, 'rgba(0, 0, 0, 0.5)'],
])('for %j, with %j chosen, it is %s', (picture, override, colour) =>
  expect(headerColour(picture, override)).toBe(colour),
);
