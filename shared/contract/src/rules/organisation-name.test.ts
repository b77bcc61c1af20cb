import { organisationName } from './organisation-name.ts';
import { refusalOf } from './testing.ts';

test.each(['Umoya Energy', 'A.B. Foods (Pty) Ltd.', 'No. 7 Bakery', 'Sons & Daughters: since 1.5 years'])(
  '%s can be the name of an organisation',
  (name) => {
    expect(refusalOf(organisationName(), name)).toBeNull();
  },
);

test.each([
  'Prize https://evil.example/prize',
  'Prize evil://now',
  'Go to www.evil.example',
  'evil.example/prize',
  'Write to prize@evil',
  'ümo.bücher',
])('%s cannot: mail programs make a link of it', (name) => {
  expect(refusalOf(organisationName(), name)).toBe('Please leave email and web addresses out of the name');
});

test('a name is needed, of at most 100 characters', () => {
  expect(refusalOf(organisationName(), '')).toBe('Please enter the name of the organisation');
  expect(refusalOf(organisationName(), 'x'.repeat(101))).toBe('Use at most 100 characters');
});
