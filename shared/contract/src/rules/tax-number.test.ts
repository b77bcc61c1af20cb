import { taxNumber, taxNumberWarning } from './tax-number.ts';
import { refusalOf } from './testing.ts';

const MESSAGE = 'Invalid tax reference number. It must be 10 digits and start with 0, 1, 2, 3, or 9.';

test.each(['0001339050', '0843089848', '9000000000', '1234567890', '2449494160', '3000000000'])(
  'accepts %s',
  (value) => {
    expect(refusalOf(taxNumber(), value)).toBeNull();
  },
);

test.each(['5001339050', '4001339050', '000133905', '00013390500', '000133905a', ''])(
  'refuses %j',
  (value) => {
    expect(refusalOf(taxNumber(), value)).toBe(MESSAGE);
  },
);

test('a wrong check digit warns and does not refuse', () => {
  expect(taxNumberWarning('2449494160')).toContain('does not look like a SARS number');
  expect(taxNumberWarning('0001339050')).toBeNull();
  expect(taxNumberWarning('0843089848')).toBeNull();
  expect(taxNumberWarning('5001339050')).toBeNull();
});
