import {
  type FieldError,
  type MetadataElement,
  type MetadataType,
  takesOptions,
} from '@phila/contract/calls';
import { takesPlaceholder } from './kinds.ts';

const LONGEST = 200;
const MAX_OPTIONS = 60;

/** Question as its form holds it, with the options as lines of text. */
export interface TypedQuestion {
  label: string;
  type: MetadataType;
  required: boolean;
  placeholder: string;
  options: string;
}

const optionsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const firstTwice = (options: readonly string[]): string | undefined =>
  options.find((option, at) => options.slice(0, at).some((before) => same(before, option)));

const optionsError = (lines: string): string | null => {
  const options = optionsIn(lines);
  if (options.length === 0) return 'Please add the options to choose from';
  if (options.length > MAX_OPTIONS) return `At most ${MAX_OPTIONS} options`;
  const long = options.find(({ length }) => length > LONGEST);
  if (long !== undefined) return `“${long.slice(0, 20)}…” is longer than ${LONGEST} characters`;
  const twice = firstTwice(options);
  return twice === undefined ? null : `“${twice}” is in the list twice`;
};

/** Checks a question, also against the others of its product. */
export const checkQuestion = (
  { label, type, options }: TypedQuestion,
  others: readonly MetadataElement[],
): FieldError[] => {
  const asked = label.trim();
  const wrongOptions = takesOptions(type) ? optionsError(options) : null;
  return [
    ...(asked === '' ? [{ path: 'label', message: 'Please enter the question' }] : []),
    ...(others.some((other) => same(other.label, asked))
      ? [{ path: 'label', message: 'This question is already asked' }]
      : []),
    ...(wrongOptions === null ? [] : [{ path: 'options', message: wrongOptions }]),
  ];
};

/** Initial values of the form; a new question is a short text. */
export const typedOf = (question: MetadataElement | null): TypedQuestion => ({
  label: question?.label ?? '',
  type: question?.type ?? 'text',
  required: question?.required ?? false,
  placeholder: question?.placeholder ?? '',
  options: question?.options.join('\n') ?? '',
});

/** Question from the form, with its id kept because answers refer to it, and without fields its kind doesn't use. */
export const questionOf = (
  { label, type, required, placeholder, options }: TypedQuestion,
  id: string,
): MetadataElement => ({
  id,
  label: label.trim(),
  type,
  required,
  placeholder: takesPlaceholder(type) ? placeholder.trim() : '',
  options: takesOptions(type) ? optionsIn(options) : [],
});
