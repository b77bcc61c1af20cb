import type { MetadataElement } from '@phila/contract/calls';
import { checkQuestion, questionOf, typedOf, type TypedQuestion } from './typed-question.ts';

const town: MetadataElement = {
  id: 'town',
  label: 'In which town?',
  type: 'select',
  required: true,
  placeholder: 'Choose a town',
  options: ['Durban', 'Cape Town'],
};
const typed = (more: Partial<TypedQuestion> = {}): TypedQuestion => ({
  ...typedOf(null),
  label: 'When?',
  ...more,
});

it.each<[string, Partial<TypedQuestion>, string, string]>([
  ['no label', { label: '  ' }, 'label', 'Please enter the question'],
  ['the label of another one', { label: ' in which TOWN? ' }, 'label', 'This question is already asked'],
  ['no options', { type: 'radio', options: ' \n ' }, 'options', 'Please add the options to choose from'],
  [
    'an option twice',
    { type: 'checkbox', options: 'Tea\nMilk\ntea' },
    'options',
    '“tea” is in the list twice',
  ],
  [
    'an option that is too long',
    { type: 'select', options: 'x'.repeat(201) },
    'options',
    '“xxxxxxxxxxxxxxxxxxxx…” is longer than 200 characters',
  ],
  [
    'too many options',
    { type: 'select', options: Array.from({ length: 61 }, (_, at) => `Option ${at}`).join('\n') },
    'options',
    'At most 60 options',
  ],
])('refuses %s', (_, more, path, message) => {
  expect(checkQuestion(typed(more), [town])).toEqual([{ path, message }]);
});

it('passes what is whole, and asks for no options where the kind has none', () => {
  expect(checkQuestion(typed({ options: '' }), [town])).toEqual([]);
  expect(checkQuestion(typed({ type: 'radio', options: 'Yes\nNo' }), [town])).toEqual([]);
});

it('is the question that it was filled from', () => {
  expect(questionOf(typedOf(town), 'town')).toEqual(town);
});

it('leaves out what its kind has no use for', () => {
  expect(questionOf({ ...typedOf(town), type: 'date', label: ' When? ' }, 'town')).toEqual({
    ...town,
    label: 'When?',
    type: 'date',
    placeholder: '',
    options: [],
  });
});
