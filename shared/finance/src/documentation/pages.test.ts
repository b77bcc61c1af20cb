import { readdirSync, readFileSync } from 'node:fs';

import { calculators } from '../calculators.ts';
import { calculatorPages } from './pages.ts';
import { table } from './table.ts';

const folder = new URL('../../../../docs/calculators/', import.meta.url);
const pages = calculatorPages();

describe('docs/calculators', () => {
  test('holds exactly the generated pages', () => {
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort(),
    ).toEqual([...pages.keys()].sort());
  });

  test.each([...pages])(
    '%s is what the code would write now (else run shared/finance/docs/generate.mjs)',
    (name, text) => {
      expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text);
    },
  );

  test('has a page for every call', () => {
    const text = [...pages.values()].join('\n');
    expect(Object.values(calculators).filter(({ path }) => !text.includes(path))).toEqual([]);
  });

  test.each([
    ['payslip.md', 'R 913.00'],
    ['payslip.md', 'R 908.00'],
    ['mortgage.md', 'R 10 837.07'],
    ['compound-interest.md', 'R 15 692.93'],
  ])('%s carries the outside figure %s', (name, figure) => expect(pages.get(name)).toContain(figure));

  test('never prints a number that is none', () => {
    expect([...pages.values()].join('\n')).not.toMatch(/NaN|Infinity|undefined|\[object/);
  });
});

test('a table keeps a bar inside a cell', () => {
  expect(table(['Step'], [['a | b']])).toBe('| Step   |\n| ------ |\n| a \\| b |');
});
