import { email } from '../rules/email.ts';
import { contactPhone } from '../rules/phone.ts';
import { ifGiven, type Rule } from '../rules/rule.ts';
import { length, LETTERS, LETTERS_AND_DIGITS, place } from '../rules/text.ts';
import type { Extras } from './field.ts';
import { fixed, group, phone, text } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/** Number or address with the kind that the specification gives it. */
const value = <const Type extends 'personal' | 'work', const TypeId extends 1 | 2 | 3>(
  label: string,
  type: Type,
  typeId: TypeId,
  rule: Rule<string>,
  extras: Extras<string>,
  field: typeof text | typeof phone = text,
) => group(label, { typeId: fixed(typeId), type: fixed(type), value: field(label, ifGiven(rule), extras) });

const address = <const Type extends string, const TypeId extends 1 | 2 | 3>(
  label: string,
  type: Type,
  typeId: TypeId,
  /** Section of the browser's autofill; keeps the three addresses apart. */
  section: 'section-work' | 'section-home' | 'section-postal',
) => {
  const purpose = (name: string) => ({ autoComplete: `${section} ${name}` });
  const part = (named: string) => ifGiven(length(2, 255, `Please enter a valid ${named}`));
  return group(label, {
    complexNameAndNumber: text(
      'Complex name and number',
      part('Complex Name and Number'),
      purpose('address-line2'),
    ),
    streetAndNumber: text('Street and number', part('Street and Number'), purpose('address-line1')),
    area: text(
      'Area',
      ifGiven(place(LETTERS_AND_DIGITS, 'Please enter a valid Area', 2)),
      purpose('address-level3'),
    ),
    city: text('City', ifGiven(place(LETTERS, 'Please enter a valid City', 2)), purpose('address-level2')),
    postalCode: text('Postal code', ifGiven(length(4, 4, 'Please enter a valid Postal Code')), {
      ...purpose('postal-code'),
      inputMode: 'numeric',
    }),
    type: fixed(type),
    typeId: fixed(typeId),
  });
};

const ABROAD = 'A number of another country begins with its code: +266 5888 1234.';

const mobile = contactPhone('Please enter a valid mobile number');
const telephone = contactPhone('Please enter a valid telephone number');
const mail = email('Please enter a valid email.');

/** Specification: details, "Contact"; its shape is from specification: service. */
export const contact = record({
  title: 'Contact',
  paths: singlePaths('/Account/get-contact-details', '/Account/update-contact-details'),
  fields: {
    mobileNo: value('Mobile number', 'personal', 1, mobile, { autoComplete: 'tel', hint: ABROAD }, phone),
    homeTel: value('Home telephone', 'personal', 3, telephone, { autoComplete: 'home tel' }, phone),
    workTel: value('Work telephone', 'work', 2, telephone, { autoComplete: 'work tel' }, phone),
    personalEmail: value('Personal email', 'personal', 1, mail, {
      inputMode: 'email',
      autoComplete: 'email',
    }),
    workEmail: value('Work email', 'work', 2, mail, { inputMode: 'email', autoComplete: 'work email' }),
    workAddress: address('Work Address', 'Work', 3, 'section-work'),
    residentialAddress: address('Residential Address', 'Home', 1, 'section-home'),
    postalAddress: address('Postal Address', 'Postal', 2, 'section-postal'),
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
