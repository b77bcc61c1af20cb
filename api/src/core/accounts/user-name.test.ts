import { normaliseEmail, normaliseMobile, readUserName } from './user-name.ts';

test.each([
  '0711234567',
  '+27711234567',
  '071 123 4567',
  '(071) 123-4567',
  '+27 71 123 4567',
  '27711234567',
  '0027711234567',
  '+27 (0)71 123 4567',
  '071.123.4567',
  '071–123–4567',
  '\u202a071 123 4567\u202c',
  'tel:+27711234567',
])('%s is stored as +27711234567', (given) => expect(normaliseMobile(given)).toBe('+27711234567'));

test.each(['', '071123456', '07112345678', '+44711234567', '0911234567', 'mobile'])(
  '%p is no mobile',
  (given) => expect(normaliseMobile(given)).toBeNull(),
);

test('capitals and surrounding space do not make another address', () => {
  expect(normaliseEmail('  Thandi@Example.ORG ')).toBe('thandi@example.org');
  expect(normaliseEmail('\u202aThandi@Example.ORG\u202c')).toBe('thandi@example.org');
  expect(normaliseEmail('Info@MÜLLER.co.za')).toBe('info@xn--mller-kva.co.za');
  expect(normaliseEmail('info@xn--mller-kva.co.za')).toBe('info@xn--mller-kva.co.za');
  expect(normaliseEmail('@')).toBe('@');
});

test('a user name is an address where it has an @, else a mobile, else null', () => {
  expect(readUserName('Thandi@example.org')).toEqual({ kind: 'email', value: 'thandi@example.org' });
  expect(readUserName('071 123 4567')).toEqual({ kind: 'mobile', value: '+27711234567' });
  expect(readUserName('thandi')).toBeNull();
});
