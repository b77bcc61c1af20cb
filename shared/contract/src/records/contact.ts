import { email } from '../rules/email.ts';
import { southAfricanPhone } from '../rules/phone.ts';
import { ifGiven, type Rule } from '../rules/rule.ts';
import { length, LETTERS, LETTERS_AND_DIGITS, shaped } from '../rules/text.ts';
import type { Extras } from './field.ts';
import { fixed, group, text } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/** How a person is reached: the number or the address, with the seeds' kind of it beside it. */
const value = <const Type extends 'personal' | 'work', const TypeId extends 1 | 2 | 3>(
  label: string,
  type: Type,
  typeId: TypeId,
  rule: Rule<string>,
  extras: Extras<string>,
) => group(label, { typeId: fixed(typeId), type: fixed(type), value: text(label, ifGiven(rule), extras) });

const address = <const Type extends string, const TypeId extends 1 | 2 | 3>(
  label: string,
  type: Type,
  typeId: TypeId,
) => {
  const part = (named: string) => ifGiven(length(2, 255, `Please enter a valid ${named}`));
  return group(label, {
    complexNameAndNumber: text('Complex name and number', part('Complex Name and Number')),
    streetAndNumber: text('Street and number', part('Street and Number')),
    area: text('Area', ifGiven(shaped(LETTERS_AND_DIGITS, 'Please enter a valid Area', 2))),
    city: text('City', ifGiven(shaped(LETTERS, 'Please enter a valid City', 2))),
    postalCode: text('Postal code', ifGiven(length(4, 4, 'Please enter a valid Postal Code'))),
    type: fixed(type),
    typeId: fixed(typeId),
  });
};

const mobile = southAfricanPhone('Please enter a valid mobile number');
const telephone = southAfricanPhone('Please enter a valid telephone number');
const mail = email('Please enter a valid email.');

/** Seeds 1 §3, "Contact details"; the shape is that of design: api, "Shapes". */
export const contact = record({
  title: 'Contact',
  paths: singlePaths('/Account/get-contact-details', '/Account/update-contact-details'),
  fields: {
    mobileNo: value('Mobile number', 'personal', 1, mobile, { inputMode: 'tel', autoComplete: 'tel' }),
    homeTel: value('Home telephone', 'personal', 3, telephone, {
      inputMode: 'tel',
      autoComplete: 'home tel',
    }),
    workTel: value('Work telephone', 'work', 2, telephone, { inputMode: 'tel', autoComplete: 'work tel' }),
    personalEmail: value('Personal email', 'personal', 1, mail, {
      inputMode: 'email',
      autoComplete: 'email',
    }),
    workEmail: value('Work email', 'work', 2, mail, { inputMode: 'email', autoComplete: 'work email' }),
    workAddress: address('Work Address', 'Work', 3),
    residentialAddress: address('Residential Address', 'Home', 1),
    postalAddress: address('Postal Address', 'Postal', 2),
  },
  sections: {
    'Contact Details': ['mobileNo', 'homeTel', 'workTel', 'personalEmail', 'workEmail'],
    'Work Address': ['workAddress'],
    'Residential Address': ['residentialAddress'],
    'Postal Address': ['postalAddress'],
  },
  check: {
    '': ({ mobileNo, personalEmail }) =>
      mobileNo?.value == null &&
      personalEmail?.value == null &&
      'Please add at least Personal Email or Mobile Number',
  },
});
