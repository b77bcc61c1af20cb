import { expirableQualification } from './expirable-qualification.ts';
import { form, sectionsOf, toForm } from './form.ts';
import { lookups } from '../lookups/index.ts';
import { lookup, lookupOrTyped, text, typed } from './fields.ts';
import { checkForm } from './check-form.ts';
import { bodySchema } from './record-schema.ts';
import { toBody } from './send-rules.ts';
import { tertiaryEducation } from './tertiary-education.ts';
import { mustBeGiven, replacedByUpdate, typedChoice } from './typed-choice.ts';

const study = { courseName: 'Diploma', startDate: '2010-02-01' };

test('typed text is kept while nothing is chosen, and removed once something is', () => {
  expect(toBody(expirableQualification, { institutionName: ' Damelin ' })).toMatchObject({
    institutionId: null,
    institutionName: 'Damelin',
  });
  expect(toBody(expirableQualification, { institutionId: 5, institutionName: 'Damelin' })).toMatchObject({
    institutionId: 5,
    institutionName: null,
  });
});

test('a reference that was typed may be sent as a read gives it', () => {
  const read = { ...study, institution: { id: 0, name: 'Damelin' } };
  expect(toBody(tertiaryEducation, read)).toMatchObject({ institution: null, institutionName: 'Damelin' });
  expect(bodySchema(tertiaryEducation).parse(read)).toMatchObject({ institutionName: 'Damelin' });
  expect(toForm(tertiaryEducation, read).institution).toBe(0);
});

test('a name that is too long is refused at its field', () => {
  const { error } = bodySchema(tertiaryEducation).safeParse({ ...study, institutionName: 'x'.repeat(101) });
  expect(error?.issues[0]).toMatchObject({
    path: ['institutionName'],
    message: 'Use at most 100 characters',
  });
});

test('an update that names one of the two takes the other away', () => {
  const { fields } = tertiaryEducation;
  expect(replacedByUpdate(fields, { institution: { id: 3 } })).toEqual({ institutionName: null });
  expect(replacedByUpdate(fields, { institution: null })).toEqual({ institutionName: null });
  expect(replacedByUpdate(fields, { institutionName: 'Damelin' })).toEqual({ institution: null });
  expect(replacedByUpdate(fields, { institutionName: null })).toEqual({});
  expect(replacedByUpdate(fields, { institution: null, institutionName: 'Damelin' })).toEqual({});
  expect(replacedByUpdate(fields, { courseName: 'Degree' })).toEqual({});
});

test('its choice shows it, so it is no field of its own on a screen', () => {
  const shown = sectionsOf(expirableQualification).flatMap(({ fields }) => fields);
  expect(shown).toContain('institutionId');
  expect(shown).not.toContain('institutionName');
  const { institutionId, name } = expirableQualification.fields;
  expect(typedChoice(institutionId, { institutionName: 'Damelin' })).toBe('Damelin');
  expect(typedChoice(institutionId, { institutionName: null })).toBeNull();
  expect(typedChoice(name, { name: 'First aid' })).toBeNull();
});

test('a choice needs the text field that it names', () => {
  const fields = { bank: lookup('Bank', lookups.bankBranches, undefined, { typedInto: 'bankName' }) };
  expect(() => form({ fields })).toThrow('What is typed in place of a choice needs a text field bankName');
});

test('a required choice is refused without either of the two, unless it is hidden', () => {
  const type = form({
    fields: {
      bank: lookupOrTyped('Bank', lookups.bankAccountType, 'bankName', 'Please select a valid bank'),
      bankName: typed('Bank that is not listed'),
      kind: text('Kind'),
    },
    hide: { bank: ({ kind }) => kind === 'Cash', bankName: ({ kind }) => kind === 'Cash' },
  });
  const refusal = [{ path: 'bank', message: 'Please select a valid bank' }];
  expect(checkForm(type, {})).toEqual(refusal);
  expect(checkForm(type, { bank: 0, bankName: '' })).toEqual(refusal);
  expect(checkForm(type, { bank: 'x' })).toEqual(refusal);
  expect(checkForm(type, { bank: 1 })).toEqual([]);
  expect(checkForm(type, { bankName: 'Stokvel' })).toEqual([]);
  expect(checkForm(type, { kind: 'Cash' })).toEqual([]);
  const { institutionId } = expirableQualification.fields;
  expect([type.fields.bank, type.fields.kind, institutionId].map(mustBeGiven)).toEqual([true, false, false]);
});
