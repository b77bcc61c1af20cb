import {
  internationalPhone,
  registrationMobile,
  registrationMobileHint,
  southAfricanPhone,
  tenDigitPhone,
} from './phone.ts';
import { refusalOf } from './testing.ts';

describe('contact and next of kin', () => {
  test.each(['0711234567', '+27711234567', '0101234567', '+27101234567', '0860123456', '0651234567'])(
    'accepts %s',
    (value) => {
      expect(refusalOf(southAfricanPhone(), value)).toBeNull();
    },
  );

  test.each([
    '0911234567',
    '0011234567',
    '071123456',
    '07112345678',
    '27711234567',
    '071 123 4567',
    '+270711234567',
    '',
  ])('refuses %j', (value) => {
    expect(refusalOf(southAfricanPhone(), value)).toBe('Invalid South African mobile number');
    expect(refusalOf(southAfricanPhone('Please enter a valid mobile number'), value)).toBe(
      'Please enter a valid mobile number',
    );
    expect(refusalOf(southAfricanPhone('Please enter a valid telephone number'), value)).toBe(
      'Please enter a valid telephone number',
    );
  });
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
  test.each(['+27711234567', '+4420794609', '+1234567', '+123456789012345'])('accepts %s', (value) => {
    expect(refusalOf(internationalPhone(), value)).toBeNull();
  });

  test.each(['0711234567', '+123456', '+1234567890123456', '27711234567', '+27 71 123 4567'])(
    'refuses %s',
    (value) => {
      expect(refusalOf(internationalPhone(), value)).toBe(
        'Invalid mobile number. Please add international dialing code.',
      );
    },
  );
});
