import * as fc from 'fast-check';

/** Texts that some service refuses, stores or shows wrongly. */
export const texts = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'null',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    "'; drop table accounts; --",
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '${7*7}{{7*7}}',
    '%00%ff',
    '9999-12-31',
    '2026-02-30',
    '0000-00-00',
    '١٢٣٤٥٦٧٨٩٠١٢٣',
    'x'.repeat(256),
    'x'.repeat(100_000),
    'é'.normalize('NFD').repeat(300),
  ),
);
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324),
);
/** Any JSON value. */
export const anything = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    [],
    {},
    [[]],
    { length: 1e9 },
    { toString: 1 },
    JSON.parse('{"then":1}') as unknown,
    Array.from({ length: 2_000 }, () => 1),
  ),
);

export type Json = Record<string, unknown>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of a value and everything inside, itself first. */
export const pathsOf = (value: unknown, path: string[] = []): string[][] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))
    : []),
];

/** A copy with the value at a path replaced. */
export const replaced = (value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown => {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === name ? replaced(inner, rest, by) : inner));
  return { ...(value as Json), [name]: replaced((value as Json)[name], rest, by) };
};

/**
 * A valid value with up to three parts replaced or undeclared names added, or an unrelated value.
 * @param others further replacements, such as ids of another person's rows
 */
export const bent = (valid: unknown, others: readonly unknown[] = [null]): fc.Arbitrary<unknown> => {
  const anyValue = fc.oneof(
    { arbitrary: anything, weight: 5 },
    { arbitrary: fc.constantFrom(...others), weight: 1 },
  );
  const paths = pathsOf(valid);
  const changes = fc.array(fc.tuple(fc.constantFrom(...paths), anyValue), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { arbitrary: fc.constant(valid), weight: 1 },
    {
      arbitrary: changes.map((list) =>
        list.reduce<unknown>(
          (value, [path, by]) =>
            pathsOf(value).some((known) => known.join('/') === path.join('/'))
              ? replaced(value, path, by)
              : value,
          valid,
        ),
      ),
      weight: 8,
    },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            '__proto__',
            'constructor',
            'personId',
            'accountId',
            'role',
            'isAdministrator',
            'more',
          ),
          anything,
        )
        .map(([name, by]) =>
          isJson(valid)
            ? (JSON.parse(
                `${JSON.stringify(valid).slice(0, -1)}${Object.keys(valid).length > 0 ? ',' : ''}${JSON.stringify(name)}:${JSON.stringify(by)}}`,
              ) as unknown)
            : by,
        ),
      weight: 2,
    },
    { arbitrary: anything, weight: 1 },
  );
};
