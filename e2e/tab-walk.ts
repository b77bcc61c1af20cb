import type { Page } from '@playwright/test';

/** Findings of a walk by Tab; all lists are empty on a good page. */
interface Walk {
  /** Number of controls focused. */
  reached: number;
  /** Controls never reached. */
  missed: string[];
  /** Controls without a visible focus mark. */
  unmarked: string[];
  /** Focused controls outside the window or covered. */
  outOfView: string[];
  /** Control where the focus got stuck; null if it reached the end. */
  trap: string | null;
}

interface Step {
  name: string;
  /** True once the focus has left the page or is back at the start. */
  isEnd: boolean;
  isSame: boolean;
  isMarked: boolean;
  isInView: boolean;
}

/** Walker's functions in the page, called between key presses. */
interface Walker {
  begin: () => number;
  step: () => Step;
  missed: () => string[];
}

type Walked = Window & { tabWalk: Walker };

/** Installs a script in the page that inspects each focused control. */
const install = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent?.trim() : undefined) ?? element.textContent?.trim().slice(0, 40) ?? ''}” .${String(element.className).slice(0, 40)}`;
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    /** Element that holds the focus: the topmost dialog or the page. */
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
    /** Treats a radio group as one stop. */
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
    /** A control and the boxes drawn for it. */
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
        // Look of every control before it has the focus.
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
        // A control of one pixel has another drawn for it.
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

/** Tabs through a page from beginning to end. */
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
    // Too many stops: some controls pass the focus back and forth.
    if (step.isSame || walk.reached > expected + 40) {
      walk.trap = step.name;
      break;
    }
  }
  walk.missed = await page.evaluate(() => (window as unknown as Walked).tabWalk.missed());
  return walk;
};
