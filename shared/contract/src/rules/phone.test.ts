import {
  contactPhone,
  internationalPhone,
  registrationMobile,
  registrationMobileHint,
  tenDigitPhone,
} from './phone.ts';
import { refusalOf } from './testing.ts';

/** Numbers that people from here give: of the neighbours, and of countries further away. */
const ABROAD: readonly [number: string, country: string][] = [
  ['+26658881234', 'Lesotho'],
  ['+26771234567', 'Botswana'],
  ['+2673951234', 'Botswana, a landline'],
  ['+26876123456', 'Eswatini'],
  ['+258841234567', 'Mozambique'],
  ['+25821123456', 'Mozambique, a landline'],
  ['+263771234567', 'Zimbabwe'],
  ['+264811234567', 'Namibia'],
  ['+260971234567', 'Zambia'],
  ['+265991234567', 'Malawi'],
  ['+2348031234567', 'Nigeria'],
  ['+447911123456', 'the United Kingdom'],
  ['+12025550123', 'the United States'],
  ['+923123713004', 'Pakistan'],
];

describe('contact and next of kin', () => {
  const rule = contactPhone('Please enter a valid mobile number');

  test.each(['0711234567', '+27711234567', '0101234567', '+27101234567', '0860123456', '0651234567'])(
    'accepts %s',
    (value) => expect(refusalOf(rule, value)).toBeNull(),
  );

  test.each(ABROAD)('accepts %s of %s', (value) => expect(refusalOf(rule, value)).toBeNull());

  test.each([
    '0911234567',
    '0011234567',
    '071123456',
    '07112345678',
    '27711234567',
    '26658881234',
    '071 123 4567',
    '+270711234567',
    '+2771123456',
    '+0711234567',
    '+26658',
    '+2665888123',
    '+2611234567',
    '+11234567',
    '+1234567890123456',
    '',
  ])('refuses %j', (value) => expect(refusalOf(rule, value)).toBe('Please enter a valid mobile number'));
});

describe('registration', () => {
  test.each([
    '0601234567',
    '0641234567',
    '0701234567',
    '0711234567',
    '0791234567',
    '0811234567',
    '0891234567',
    '+27711234567',
  ])('accepts %s', (value) => {
    expect(refusalOf(registrationMobile(), value)).toBeNull();
  });

  test.each([
    '0651234567',
    '0691234567',
    '0801234567',
    '0101234567',
    '071123456',
    '07112345678',
    '0027711234567',
  ])('refuses %s', (value) => {
    expect(refusalOf(registrationMobile(), value)).toBe('Invalid mobile number');
  });

  test('says what to do to a person whose number starts with 065 to 069', () => {
    expect(registrationMobileHint('0651234567')).toContain('065 to 069');
    expect(registrationMobileHint('+27691234567')).toContain('065 to 069');
    expect(registrationMobileHint('0711234567')).toBeNull();
    expect(registrationMobileHint('nonsense')).toBeNull();
  });
});

describe('contacts of a will', () => {
  test('accepts exactly ten digits', () => {
    expect(refusalOf(tenDigitPhone(), '0711234567')).toBeNull();
  });

  test.each([
    ['071 123 456', 'Contact number must contain only numbers'],
    ['+27711234567', 'Contact number must contain only numbers'],
    ['071123456', 'Contact number must be at least 10 digits long'],
    ['07112345678', 'Cannot exceed 10 digits'],
  ])('refuses %s', (value, message) => {
    expect(refusalOf(tenDigitPhone(), value)).toBe(message);
  });
});

describe('references', () => {
  test.each(ABROAD)('accepts %s of %s', (value) => expect(refusalOf(internationalPhone(), value)).toBeNull());

  test.each(['+27711234567', '+4420794609', '+1234567', '+123456789012345'])('accepts %s', (value) => {
    expect(refusalOf(internationalPhone(), value)).toBeNull();
  });

  test.each([
    '0711234567',
    '+123456',
    '+1234567890123456',
    '27711234567',
    '+27 71 123 4567',
    '+270711234567',
  ])('refuses %s', (value) => {
    expect(refusalOf(internationalPhone(), value)).toBe(
      'Invalid mobile number. Please add international dialing code.',
    );
  });
});
