import { madeText } from './made-text.ts';

it.each([
  [['R\u00a0100.00'], 'R_100.00'],
  [
    [
      'Least premium R\u00a0189.00',
      'young driver R\u00a0200.00',
      'two children R\u00a01\u00a0430.00 each',
      'one child free',
    ],
    'Least premium_R_189.00, young driver_R_200.00, two children_R_1_430.00 each, one child free',
  ],
])('breaks before a part or a word, and in no amount', (made, text) =>
  expect(madeText(made).replaceAll('\u00a0', '_')).toBe(text),
);
