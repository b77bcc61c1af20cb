import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run: (context: unknown, options: object) => Promise<AxeResults> };

/** The rules that other colours may break where everything else is the same. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Whether a target is too small also where it is scrolled to the middle of the window: at its edge the bottom bar, which
 * stays where it is, may cover half of it.
 */
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

/** By how many pixels the page reaches beyond its right edge. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
