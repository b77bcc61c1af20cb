import type { Page } from '@playwright/test';

/** What a walk through a page by Tab came upon; each list is empty where all is well. */
interface Walk {
  /** How many controls had the focus. */
  reached: number;
  /** Controls that the walk should have come to and did not. */
  missed: string[];
  /** Controls that do not show that they have the focus. */
  unmarked: string[];
  /** Controls that had the focus and were beyond the edge of the window, or below something else. */
  outOfView: string[];
  /** Where the focus did not go on; null where it went through the page and came to its end. */
  trap: string | null;
}

interface Step {
  name: string;
  /** The walk has gone round: the focus has left the page, or is on the control that it began with. */
  isEnd: boolean;
  isSame: boolean;
  isMarked: boolean;
  isInView: boolean;
}

/** What the walk keeps in the page between two presses. */
interface Walker {
  begin: () => number;
  step: () => Step;
  missed: () => string[];
}

type Walked = Window & { tabWalk: Walker };

/** Puts the walker into the page, which looks at one control after another there. */
const install = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent?.trim() : undefined) ?? element.textContent?.trim().slice(0, 40) ?? ''}” .${String(element.className).slice(0, 40)}`;
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    /** Where the focus stays: the topmost dialog, or the page. */
    const rootOf = (): Element =>
      [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].findLast(isShown) ??
      document.body;
    const focusable = (): HTMLElement[] =>
      [
        ...rootOf().querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex]',
        ),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.closest('[inert]') === null &&
          isShown(element),
      );
    /** One of several radio buttons has the focus for all of them. */
    const groupOf = (element: Element): string | Element =>
      element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''
        ? `radio ${element.name}`
        : element;
    const marks = (element: Element): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
      return [
        outlineStyle === 'none' ? 'none' : [outlineStyle, outlineWidth, outlineColor],
        boxShadow,
        borderColor,
      ].join(' ');
    };
    /** A control, and the boxes that are drawn for it. */
    const boxesOf = (element: Element): Element[] =>
      [
        element,
        element.parentElement,
        element.closest('label'),
        element.closest('.ant-select, .ant-picker, .ant-input-number'),
      ].filter((box): box is Element => box !== null);
    let marked = new Map<Element, string[]>();
    const seen = new Set<string | Element>();
    let first: Element | null = null;
    let last: Element | null = null;
    (window as unknown as Walked).tabWalk = {
      begin: () => {
        seen.clear();
        first = null;
        last = null;
        const all = focusable();
        // As they look without the focus.
        marked = new Map(all.map((element) => [element, boxesOf(element).map(marks)]));
        return all.length;
      },
      step: () => {
        const now = document.activeElement;
        if (now === null || now === document.body || now === first)
          return { name: '', isEnd: true, isSame: false, isMarked: true, isInView: true };
        first ??= now;
        const isSame = now === last;
        last = now;
        seen.add(groupOf(now));
        const before = marked.get(now);
        const boxes = boxesOf(now);
        const isMarked =
          before === undefined
            ? getComputedStyle(now).outlineStyle !== 'none'
            : boxes.some((box, at) => marks(box) !== before[at]);
        const { left, right, top, bottom, width, height } = now.getBoundingClientRect();
        // Its own box is one pixel where another is drawn for it, or the page scrolls it within a row of its own.
        const isDrawn = width > 2 && height > 2;
        const [x, y] = [
          (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        ];
        const there = document.elementFromPoint(x, y);
        const isOnTop =
          there !== null &&
          (now.contains(there) ||
            there.contains(now) ||
            now.closest('label')?.contains(there) === true ||
            boxes.some((box) => box.contains(there) && box !== document.body));
        const isInside = left >= -1 && right <= innerWidth + 1 && bottom > 0 && top < innerHeight;
        return {
          name: nameOf(now),
          isEnd: false,
          isSame,
          isMarked,
          isInView: !isDrawn || (isInside && isOnTop),
        };
      },
      missed: () =>
        focusable()
          .filter((element) => !seen.has(groupOf(element)))
          .map(nameOf),
    };
  });

/** Goes through a page by Tab alone, from its beginning to its end, as somebody without a mouse does. */
export const walkByTab = async (page: Page): Promise<Walk> => {
  await install(page);
  const expected = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement && document.querySelector('[role="dialog"]') === null)
      document.activeElement.blur();
    return (window as unknown as Walked).tabWalk.begin();
  });
  const walk: Walk = { reached: 0, missed: [], unmarked: [], outOfView: [], trap: null };
  for (;;) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => (window as unknown as Walked).tabWalk.step());
    if (step.isEnd) break;
    walk.reached += 1;
    if (!step.isMarked) walk.unmarked.push(step.name);
    if (!step.isInView) walk.outOfView.push(step.name);
    // More than there is to come to: some controls have the focus by turns.
    if (step.isSame || walk.reached > expected + 40) {
      walk.trap = step.name;
      break;
    }
  }
  walk.missed = await page.evaluate(() => (window as unknown as Walked).tabWalk.missed());
  return walk;
};
