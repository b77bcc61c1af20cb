import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTheme } from '@phila/platform/host';

/** Reads the properties that the theme sets for a system preference. */
const propertiesIn = (isDark: boolean): string[] => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isDark && query.includes('dark'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const { style } = document.documentElement;
  style.cssText = '';
  startTheme()();
  const names = Array.from({ length: style.length }, (_, at) => style.item(at)).filter((name) =>
    name.startsWith('--phila-'),
  );
  return names.map((name) => `${name}: ${style.getPropertyValue(name).replaceAll('"', "'")};`);
};

it('paints a page that no script has painted yet in the colours that the theme will give it', () => {
  const light = propertiesIn(false);
  const dark = propertiesIn(true).filter((line) => !light.includes(line));
  const file = readFileSync(path.join(__dirname, 'first-look.css'), 'utf8');
  const linesOf = (text: string | undefined) =>
    // Joins values that the formatter put on a new line.
    (text ?? '').match(/--phila-[^;]+;/g)?.map((line) => line.replace(/:\s+/, ': '));
  const bodyOf = (selector: string): string | undefined =>
    new RegExp(`(?:^|\\n) *${selector.replaceAll(/[[\]()]/g, '\\$&')} \\{([^}]*)\\}`).exec(file)?.[1];
  expect(linesOf(bodyOf(':root'))).toEqual(light);
  // Covers both ways to dark: the system's preference, and an earlier choice.
  expect(linesOf(bodyOf(':root:not([data-mode])'))).toEqual(dark);
  expect(linesOf(bodyOf(":root[data-mode='dark']"))).toEqual(dark);
});

it('prints in the light colours, on white, whatever the screen has', () => {
  const file = readFileSync(path.join(__dirname, 'print.css'), 'utf8');
  const printed = (file.match(/--phila-[^;]+;/g) ?? []).map((line) => line.replace(' !important', ''));
  const onPaper = (line: string): string => line.replace(/(--phila-(?:ground|card): )[^;]+/, '$1#ffffff');
  const names = printed.map((line) => line.split(':', 1)[0]);
  expect(names).toContain('--phila-text');
  expect(printed).toEqual(
    propertiesIn(false)
      .filter((line) => names.includes(line.split(':', 1)[0]))
      .map(onPaper),
  );
});
