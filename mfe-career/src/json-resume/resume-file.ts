import { asOneShape } from './as-one-shape.ts';
import { fromReactiveResume, isReactiveResume } from './from-reactive-resume.ts';
import { namedFile, toolOfObject, toolOfText } from './other-tools.ts';
import { isUnknownRecord } from './reader.ts';
import { wordedLists } from './sections-in-words.ts';

/** Says in a sentence why a file is no JSON Resume. */
export class NoResume extends Error {}

/** Bytes: a typical file has tens of kB, and some MB with a picture. */
export const LARGEST_FILE = 8_000_000;

/** Common slips in files written by hand, outside strings: comments, and a comma before a closing bracket. */
const COMMENT = /("(?:\\.|[^"\\])*")|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const TRAILING_COMMA = /("(?:\\.|[^"\\])*")|,(?=\s*[\]}])/g;

const kept = (_: string, quoted: string | undefined): string => quoted ?? '';

const parsed = (text: string): unknown => {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(plain);
  } catch {
    // Drops comments and trailing commas.
  }
  try {
    return JSON.parse(plain.replaceAll(COMMENT, kept).replaceAll(TRAILING_COMMA, kept));
  } catch {
    throw new NoResume(
      'This file is not JSON. Choose a file that ends in .json, made by a JSON Resume tool.',
    );
  }
};

/** Lists of a JSON Resume, of which a file has one at least. */
const LISTS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'certificates',
  'skills',
  'references',
  'projects',
  'languages',
  ...Object.keys(wordedLists),
];

/** Keys under which programs put a whole CV. */
const WRAPPERS = [
  'resume',
  'cv',
  'data',
  'json',
  'jsonResume',
  'document',
  'attributes',
  'content',
  'result',
];

const hasPart = (file: object): boolean =>
  [...LISTS, 'sections'].some((part) => Object.hasOwn(file, part)) || isReactiveResume(file);

/** The CV within an answer of a program or a list of one. */
const unwrapped = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.length === 1 ? unwrapped(given[0]) : given;
  if (!isUnknownRecord(given) || hasPart(given)) return given;
  const inner = WRAPPERS.map((key) => given[key]).find((one) => isUnknownRecord(one) || Array.isArray(one));
  return inner === undefined ? given : unwrapped(inner);
};

/** The file by the names of a JSON Resume. */
export const resumeOf = (text: string): object => {
  const tool = toolOfText(text);
  if (tool !== null) throw new NoResume(namedFile(tool));
  const once = parsed(text);
  // Some programs encode their JSON twice.
  const given = unwrapped(typeof once === 'string' ? parsed(once) : once);
  const other = toolOfObject(once) ?? toolOfObject(given);
  if (other !== null) throw new NoResume(namedFile(other));
  if (isUnknownRecord(given) && isReactiveResume(given)) return fromReactiveResume(given);
  const file = isUnknownRecord(given) ? asOneShape(given) : {};
  const isOne = (list: string): boolean =>
    Object.hasOwn(file, list) &&
    (list !== 'basics' || (isUnknownRecord(given) && Object.hasOwn(given, list)));
  if (!LISTS.some(isOne))
    throw new NoResume(
      'This file is not a JSON Resume: it has no basics, work, education or other part of one.',
    );
  return file;
};
