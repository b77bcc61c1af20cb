import { amountText } from './amount.ts';
import { dateText, longDateText } from './day-text.ts';
import { groupedPhone, normalisePhone, phoneText } from './phone-text.ts';

describe('dateText', () => {
  it.each([
    ['2030-03-05', '05 Mar 2030'],
    ['2024-02-29', '29 Feb 2024'],
    ['1999-12-31', '31 Dec 1999'],
    ['2025-09-01', '01 Sep 2025'],
    ['2025-09', 'Sep 2025'],
    ['2025', '2025'],
    ['2025-13', '2025-13'],
    ['not a day', 'not a day'],
  ])('%s is %s', (kept, shown) => expect(dateText(kept)).toBe(shown));
});

describe('amountText', () => {
  it.each([
    [1234.56, 'rand', 'R 1 234.56'],
    [0, 'rand', 'R 0.00'],
    [999, 'rand', 'R 999.00'],
    [1_000_000, 'rand', 'R 1 000 000.00'],
    [-1234.5, 'rand', '-R 1 234.50'],
    [12.5, 'percent', '12.5%'],
    [12_000, 'number', '12 000'],
    [1, 'years', '1 year'],
    [240, 'months', '240 months'],
  ] as const)('%d %s is %s', (amount, unit, shown) =>
    expect(amountText(amount, unit).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(shown),
  );

  it('is never broken over two lines, nor after its sign', () => {
    expect(amountText(1234.56, 'rand')).not.toContain(' ');
    expect(amountText(-1234.56, 'rand')).toMatch(/^-\u2060R\u00a0/);
  });
});

describe('longDateText', () => {
  it.each([
    ['2030-03-05', '5 March 2030'],
    ['', ''],
  ])('%s is %s', (kept, shown) => expect(longDateText(kept)).toBe(shown));
});

describe('a phone number', () => {
  it.each([
    ['0825551234', '0825551234'],
    ['082 555 1234', '0825551234'],
    ['(082) 555-1234', '0825551234'],
    ['+27 82 555 1234', '0825551234'],
    ['+27 (0)82 555 1234', '0825551234'],
    ['0027825551234', '0825551234'],
    ['27825551234', '0825551234'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00266 5888 1234', '+26658881234'],
    ['+263 (0)77 123 4567', '+263771234567'],
    ['tel:+258-84-123-4567', '+258841234567'],
    ['082 555 123', '082555123'],
    ['not a number', 'notanumber'],
  ])('%s is stored as %s', (typed, stored) => expect(normalisePhone(typed)).toBe(stored));

  it.each([
    ['0825551234', '082 555 1234'],
    ['+27825551234', '082 555 1234'],
    ['+442079460958', '+44 207 946 0958'],
    ['+26658881234', '+266 5888 1234'],
    ['', ''],
  ])('%s is shown as %s', (stored, shown) => expect(phoneText(stored)).toBe(shown));

  it.each([
    ['0825551234', '082 555 1234'],
    ['+27825551234', '+27 82 555 1234'],
    ['+26658881234', '+266 5888 1234'],
    ['+26771234567', '+267 7123 4567'],
    ['+26876123456', '+268 7612 3456'],
    ['+258841234567', '+258 84 123 4567'],
    ['+263771234567', '+263 77 123 4567'],
    ['+12025550123', '+1 202 555 0123'],
    ['+3531234567890', '+353 123 456 7890'],
    ['+49301234567890', '+49 301234567890'],
    ['082 555 1234', '082 555 1234'],
    ['not a number', 'not a number'],
  ])('%s keeps its code as %s', (stored, shown) => expect(groupedPhone(stored)).toBe(shown));
});
