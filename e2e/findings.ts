import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run: (context: unknown, options: object) => Promise<AxeResults> };

/** Rules that depend on the colour scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Checks a target again in the middle of the window, because at the edge the fixed bottom bar may cover half of it. */
const isSmallInView = (page: Page, target: AxeResults['violations'][number]['nodes'][number]['target']) =>
  page.evaluate(async (selector) => {
    const { scrollX, scrollY } = window;
    document
      .querySelector(selector.flat().at(-1) ?? '')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(
      { include: [selector] },
      { runOnly: ['target-size'], resultTypes: ['violations'] },
    );
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return violations.length > 0;
  }, target as string[]);

/**
 * Runs axe on the page as shown, a line a finding: WCAG 2.2 AA, best practices and target sizes; or colour rules only.
 */
export const findings = async (page: Page, { onlyColours = false } = {}): Promise<string[]> => {
  // Injects axe through the debugger, because the page's policy blocks further scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Waits for colour transitions to end.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      // Scroll-driven animations never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await frame();
  });
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: Axe }).axe.run(document, {
        ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
      }),
    onlyColours ? OF_COLOURS : null,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return { id, target, said: `${id}: ${target.join(' ')}: ${why}` };
    }),
  );
  const seen: string[] = [];
  for (const { id, target, said } of found)
    if (id !== 'target-size' || (await isSmallInView(page, target))) seen.push(said);
  return seen;
};

/** Pixels by which the page overflows its right edge. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
