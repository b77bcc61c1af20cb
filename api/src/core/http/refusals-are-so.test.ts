import { lineAsRead } from '@phila/contract/format';
import { fieldErrors } from '@phila/contract/fields';
import * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { pathsOf, replaced } from '../../testing/bent-input.ts';
import { fullValue } from '../../testing/valid-input.ts';
import { serviceCalls } from '../area.ts';

/*
 * Refusals tell the truth: gives each input of each call typical mistakes, and checks each sentence that comes back
 * against its value. A sentence with a claim that is not in the table below fails too, until added.
 */

const long = (length: number) => 'x'.repeat(length);
const TYPED: readonly unknown[] = [
  ['', ' ', 'a', 'ab', 'abc', 'call me', 'A1', 'R2D2', '<b>', '#12', 'Password123!', 'Grade 13'],
  ['1', '12', '1234', '12345', '071123456', '0711234567', '07112345678', '0651234567', '9001015009086'],
  ['-1', '0.001', '100.5', '101', '1,5,0', '12 50', '4000000000', '9999999999999999'],
  ['x@', 'x@y.z', 'http://', 'ftp://x.y', 'soon'],
  ['2026-02-30', '1899-12-31', '2200-01-01', '2099-01-01', '2001-01-01'],
  [long(46), long(101), long(256), long(4001), long(70_000), 'a\0b', '\ud800'],
  [-1, 0, 0.5, 1.001, 7, 13, 1e5, 1e10, 1e15, null, true, [], {}, ['x']],
  [Array.from({ length: 300 }, (_, at) => at + 1)],
].flat();

/** A value as rules see it: composed, without surrounding blanks. */
const read = (value: unknown): unknown => (typeof value === 'string' ? lineAsRead(value) : value);
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || read(value) === '' || value === 0 || value === false;
const isNotGiven = (value: unknown): boolean =>
  value !== true && (typeof value === 'boolean' || isBlank(value));
const isEmptyList = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;
const textOf = (value: unknown): string => (typeof value === 'string' ? lineAsRead(value) : '');
/** A number as printed, without blanks and signs between digits. */
const printed = (value: unknown): string => textOf(value).replaceAll(/[\s()./-]/g, '');
const digitsOf = (value: unknown): number => textOf(value).replaceAll(/\D/g, '').length;
/** Counts letters without blanks between digits and without half surrogate pairs. */
const lettersOf = (value: unknown): number => printed(value).replaceAll(/\p{Cs}/gu, '').length;
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : Number(textOf(value) || Number.NaN);
const count = (said: string | undefined): number => Number(said?.replaceAll(/\s/g, ''));
/** True for anything that is no number, or one out of range: the sentence asks to correct either. */
const isOutside = (value: unknown, least: number, most: number): boolean =>
  !(numberOf(value) >= least && numberOf(value) <= most);

type Holds = (value: unknown, said: readonly (string | undefined)[]) => boolean;

/** The claims that sentences make about the value at their field; the first match counts. */
const CLAIMS: readonly (readonly [sentence: RegExp, holds: Holds])[] = [
  // Blanks.
  [/(?:^|\s)required$|^Required$| too short$/, isBlank],
  [
    /^Please (?:write (?:a message|the note|your name)|give your CV a name|say what was done$|say why$|leave no code blank$)/,
    isNotGiven,
  ],
  [/^Please accept the /, (value) => value !== true],
  [/^(?:Please e|E)nter (?:a name|a title|a summary|a SKU|an? (?:short )?description)$/, isBlank],
  [/^Please enter (?:the (?:name of the \w+|reference|code|summary)|what .+|who wrote it)$/, isBlank],
  [/^Please enter an email address or a mobile number$/, isBlank],
  [/^Please (?:add|choose) at least (?:one$|one code$)|^Please choose what it allows$/, isEmptyList],
  [/this line is blank/, isBlank],
  [/^Please write at least one row$/, isBlank],
  // Lengths.
  [
    /^(?:Use a|A)t most (\d+) characters|at most (\d+) characters long$/,
    (value, [, a, b]) => textOf(value).length > count(a ?? b),
  ],
  [
    /^Please enter a name of at most (\d+) characters$/,
    (value, [, most]) => isBlank(value) || textOf(value).length > count(most),
  ],
  [/more than (\d+) characters/, (value, [, most]) => textOf(value).length > count(most)],
  [/at least (\d+) (?:characters|digits)/, (value, [, least]) => lettersOf(value) < count(least)],
  [
    /^Please enter (\d+) to (\d+) characters$/,
    (value, [, least, most]) => isOutside(lettersOf(value), count(least), count(most)),
  ],
  [/^Cannot exceed (\d+) digits$/, (value, [, most]) => digitsOf(value) > count(most)],
  [
    /^(?:ID must be|The code has) (\d+) digits$/,
    (value, [, many]) => !new RegExp(`^\\d{${many}}$`).test(printed(value)),
  ],
  [
    /^A code has 6 digits, and a recovery code 10/,
    (value) => !/^(?:\d{6}|[A-Za-z\d]{10})$/.test(printed(value)),
  ],
  [
    /^Please leave email and web addresses out of the name$/,
    (value) => /@|:\/\/|www\.|\.\w/.test(textOf(value)),
  ],
  [/^A discount code has 3 to 40 letters and digits$/, (value) => !/^[A-Za-z\d]{3,40}$/.test(textOf(value))],
  [
    /^A prefix has 2 to 20 letters and digits/,
    (value) => !/^(?=.{2,20}$)[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/.test(textOf(value)),
  ],
  // Characters.
  [/only (?:contain )?letters|only characters$/, (value) => !/^[\p{L}\p{M}' -]+$/u.test(textOf(value))],
  [/must contain only numbers$/, (value) => !/^\d+$/.test(printed(value))],
  [/cannot be shown/, (value) => typeof value === 'string' && /[\0\p{Cs}/\\]/u.test(value)],
  [/^A SKU is a letter/, (value) => !/^[A-Za-z\d][\w.-]*$/.test(textOf(value))],
  [/^An id is a letter followed/, (value) => !/^\p{L}[\p{L}\d_-]*$/u.test(textOf(value))],
  [/^Please use small letters/, (value) => !/^(?=.*[a-z])[a-z\d-]+$/.test(textOf(value))],
  [/at least one uppercase letter$/, (value) => !/\p{Lu}/u.test(textOf(value))],
  [/there are several codes in this line/, (value) => /[,;|\t ]/.test(textOf(value))],
  [/^Please enter text$/, (value) => typeof value !== 'string'],
  // Numbers.
  [/^Please enter an amount of zero or more$/, (value) => typeof value !== 'number' || value < 0],
  [
    /at most two decimals$/i,
    (value) =>
      typeof value === 'string' ||
      !/^-?\d*(?:\.\d{1,2})?$/.test(String(numberOf(value))) ||
      isOutside(value, 0, 1_000_000),
  ],
  [
    /^Please enter (?:a percentage|a whole percentage|whole \w+|a whole number) from ([\d ]+) to ([\d ]+)$/,
    (value, [, least, most]) =>
      typeof value === 'string' || isOutside(value, count(least), count(most)) || !Number.isInteger(value),
  ],
  [
    /^Please choose (?:a quantity of )?(\d+) (?:to|and) (\d+)(?: days)?$/,
    (value, [, least, most]) => isOutside(value, count(least), count(most)) || !Number.isInteger(value),
  ],
  [
    /(?:of|more than|enter) zero(?: or more)?$/i,
    (value, [sentence = '']) => !(sentence.endsWith('more') ? numberOf(value) >= 0 : numberOf(value) > 0),
  ],
  [
    /^At most (?:R )?([\d ]+)/,
    (value, [, most]) => (Array.isArray(value) ? value.length : numberOf(value)) > count(most),
  ],
  [
    /at most ([\d ]+) (?:things|questions|links)/,
    (value, [, most]) => !Array.isArray(value) || value.length > count(most),
  ],
  [/^At least (\d+)/, (value, [, least]) => numberOf(value) < count(least)],
  [/too large$/, (value) => numberOf(value) > 999_999_999],
  [/too small$/, (value) => numberOf(value) < -999_999_999],
  [/^More than 100 percent/, (value) => numberOf(value) > 100],
  [/^Enter a whole number/, (value) => !Number.isInteger(numberOf(value))],
  [
    /^Enter a number from (\d+) to (\d+)$/,
    (value, [, least, most]) => typeof value !== 'number' || isOutside(value, count(least), count(most)),
  ],
  [/^Enter a number$/, (value) => typeof value !== 'number'],
  [/^(?:Choose|Please say) yes or no$|^Please say whether /, (value) => typeof value !== 'boolean'],
  // Days.
  [/^No such day$/, (value) => Number.isNaN(Date.parse(textOf(value))) || textOf(value) === '2026-02-30'],
  [/^This year is still to come/, (value) => numberOf(value) > 2026],
  [
    /^Take at least R ([\d ]+), or nothing$/,
    (value, [, least]) => isOutside(value, count(least), Infinity) && numberOf(value) !== 0,
  ],
];

/** Sentences that only say that a value is not accepted, and name the accepted kind. */
const CLAIMS_NO_MORE =
  /valid|^Please (?:choose|select|enter|give|name|use|tell|say)|^Choose|^Enter|^Name (?:a|its) |^Unknown |^Only an address|^There is no such|^No tax tables|cannot be checked$|link is not complete$|^Validation error$/i;
/** Sentences about two fields together. */
const OF_SEVERAL =
  /before|after|together|do not match|in the year$|of this balance|two different questions$|whole number of periods|words of this choice|^Please add at least (?:an email|Personal)|not completed$|^More than you have saved so far$/i;

const at = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce<unknown>(
          (inner, name) =>
            typeof inner === 'object' && inner !== null
              ? (inner as Record<string, unknown>)[name]
              : undefined,
          value,
        );

const isSo = (sentence: string, value: unknown): boolean | null => {
  for (const [shape, holds] of CLAIMS) {
    const said = shape.exec(sentence);
    if (said !== null) return holds(value, said);
  }
  return CLAIMS_NO_MORE.test(sentence) || OF_SEVERAL.test(sentence) ? true : null;
};

test('every sentence with which a call refuses its body is so, of the value at its field', () => {
  const untrue = new Map<string, string>();
  const unknown = new Set<string>();
  const sentences = new Set<string>();
  for (const { call } of serviceCalls(areas)) {
    const valid = call.body === undefined ? undefined : fullValue(call.body);
    if (call.body === undefined || valid === undefined) continue;
    for (const path of pathsOf(valid))
      for (const typed of TYPED) {
        const sent = replaced(valid, path, typed);
        const { error } = z.safeParse(call.body, sent, { reportInput: true });
        for (const refused of fieldErrors(error?.issues ?? [])) {
          const value = at(sent, refused.path);
          sentences.add(refused.message);
          const holds = isSo(refused.message, value);
          if (holds === null) unknown.add(refused.message);
          else if (!holds)
            untrue.set(
              `${refused.message} (${call.method} ${call.path} ${refused.path})`,
              JSON.stringify(value)?.slice(0, 40) ?? 'nothing',
            );
        }
      }
  }
  expect([...untrue]).toEqual([]);
  expect([...unknown]).toEqual([]);
  // The walk must reach the sentences; with other schemas it would find none.
  expect(sentences.size).toBeGreaterThan(200);
});
