import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run: (options: object) => Promise<AxeResults> };

/** The rules that other colours may break where everything else is the same. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on what is shown now, one line each: WCAG 2.2 AA, its best practices, and target sizes; or only what
 * is a matter of colours.
 */
export const findings = async (page: Page, { onlyColours = false } = {}): Promise<string[]> => {
  // By the debugger's way in: the page's policy lets no further script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Colours that are on their way from one to the other belong to neither.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      // One that follows scrolling never ends.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await frame();
  });
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: Axe }).axe.run({
        ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
      }),
    onlyColours ? OF_COLOURS : null,
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
