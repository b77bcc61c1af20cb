import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run: (options: object) => Promise<AxeResults> };

/** What axe finds on what is shown now, one line each: WCAG 2.2 AA, its best practices, and target sizes. */
export const findings = async (page: Page): Promise<string[]> => {
  // By the debugger's way in: the page's policy lets no further script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${target.join(' ')}: ${why}`;
    }),
  );
};

/** By how many pixels the page reaches beyond its right edge. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
