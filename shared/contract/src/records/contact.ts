import { email } from '../rules/email.ts';
import { southAfricanPhone } from '../rules/phone.ts';
import { ifGiven } from '../rules/rule.ts';
import { length, LETTERS, LETTERS_AND_DIGITS, shaped } from '../rules/text.ts';
import { fixed, group, text } from './fields.ts';
import { single } from './paths.ts';
import { record } from './record.ts';

const ADDRESS_PART = 255;

const phone = <const Type extends string, const TypeId extends number>(
  label: string,
  type: Type,
  typeId: TypeId,
  message: string,
) =>
  group(label, {
    typeId: fixed(typeId),
    type: fixed(type),
    value: text(label, ifGiven(southAfricanPhone(message)), {
      inputMode: 'tel',
      autoComplete: type === 'work' ? 'work tel' : label === 'Mobile number' ? 'mobile tel' : 'home tel',
    }),
  });

const mail = <const Type extends string, const TypeId extends number>(
  label: string,
  type: Type,
  typeId: TypeId,
) =>
  group(label, {
    typeId: fixed(typeId),
    type: fixed(type),
    value: text(label, ifGiven(email('Please enter a valid email.')), {
      inputMode: 'email',
      autoComplete: type === 'work' ? 'work email' : 'home email',
    }),
  });

const address = <const Type extends string, const TypeId extends number>(
  label: string,
  type: Type,
  typeId: TypeId,
) =>
  group(label, {
    complexNameAndNumber: text(
      'Complex name and number',
      ifGiven(length(2, ADDRESS_PART, 'Please enter a valid Complex Name and Number')),
    ),
    streetAndNumber: text(
      'Street and number',
      ifGiven(length(2, ADDRESS_PART, 'Please enter a valid Street and Number')),
    ),
    area: text('Area', ifGiven(shaped(LETTERS_AND_DIGITS, 'Please enter a valid Area', 2))),
    city: text('City', ifGiven(shaped(LETTERS, 'Please enter a valid City', 2))),
    postalCode: text('Postal code', ifGiven(length(4, 4, 'Please enter a valid Postal Code')), {
      inputMode: 'numeric',
    }),
    type: fixed(type),
    typeId: fixed(typeId),
  });
