import { isFound, plainText, wantedIn } from './search.ts';

/** Texts on a page, each with a text typed to find it. */
const FOUND: readonly (readonly [text: string, typed: string])[] = [
  ['Career courses', 'course'],
  ['First aid course', 'courses'],
  ['Policy', 'policies'],
  ['Policies', 'policy'],
  ['Short-term insurance', 'short term'],
  ['Short-term insurance', 'shortterm'],
  ['Short term insurance', 'short-term'],
  ['E-learning', 'elearning'],
  ['e-learning', 'E‑Learning'],
  ["Driver's licence", 'drivers licence'],
  ['Driver’s licence', "driver's"],
  ['Drivers licence', 'driver’s'],
  ['Driver licence', 'drivers'],
  ["Van 't Hoff", 't hoff'],
  ["O'Brien", 'obrien'],
  ['OBrien', "o'brien"],
  ['Façade painting', 'facade'],
  ['Facade', 'FAÇADE'],
  ['Gqeberha (Port Elizabeth)', 'port elizabeth'],
  ['First Aid: level 1', 'level 1'],
  ['Class C vehicles', 'class c'],
  ['Course', 'c'],
  ['Hepatitis A', 'hepatitis a'],
  ['C++ and C#', 'c#'],
  ['C++ and C#', 'C++'],
  ['50% off', '50%'],
  ['CV_2026_final.pdf', 'cv 2026'],
  ['CV_2026_final.pdf', 'cv_2026_final.pdf'],
  ['CV_2026_final.pdf', 'final.pdf'],
  ['Boxes and matches', 'box match'],
  ['Classes', 'class'],
  ['Bus', 'buses'],
  ['Knife sharpening', 'knives'],
  ['1250.00', '1 250'],
  ['1250.00', 'R 1 250'],
  ['0821234567', '082 123 4567'],
  ['0821234567', '+27821234567'],
  ['2026-11-24', '2026-11'],
  ['thandi@example.org', 'thandi@example.org'],
  ['Umoya & Sons', 'umoya & sons'],
  ['ＡＢＣ', 'abc'],
  ['Mo\u00adkoena', 'mokoena'],
  ['Mokoena', '\u200bMokoena'],
  ['日本語', '日'],
];
test.each(FOUND)('%j is found by %j', (text, typed) =>
  expect(isFound(text, wantedIn(typed) ?? [])).toBe(true),
);

const NOT_FOUND: readonly (readonly [text: string, typed: string])[] = [
  ['Career courses', 'a'],
  ['Career courses', 's'],
  ['Learn a trade', 'a'],
  ['Learn trades', 'learn a'],
  ['Class C vehicles', 'v'],
  ['1250', '5'],
  ['Course', 'horse'],
  ['First aid', 'first course'],
  ['500', '50%'],
  ['Anything', '!!'],
  ['Anything', '-'],
  ['Short stay, long term', 'short-term'],
];
test.each(NOT_FOUND)('%j is not found by %j', (text, typed) =>
  expect(isFound(text, wantedIn(typed) ?? [])).toBe(false),
);

test.each([[undefined], [''], ['  ']])('%j looks for nothing', (term) => expect(wantedIn(term)).toBeNull());

test('plain text has neither capitals nor accents', () =>
  expect(plainText('Première Aide')).toBe('premiere aide'));
