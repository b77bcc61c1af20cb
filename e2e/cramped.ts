import type { Page } from '@playwright/test';

/**
 * Lists obstacles in a very small window, such as 1280 by 1024 at 400% zoom: fixed bars over 40% of its height,
 * controls that cannot be scrolled into view, and words cut off without an ellipsis.
 */
export const crampedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    const found: string[] = [];

    if (dialog === undefined) {
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const { position } = getComputedStyle(element);
        if (position !== 'fixed' && position !== 'sticky') return false;
        const { top, bottom, width, height } = element.getBoundingClientRect();
        return (
          isShown(element) &&
          width > innerWidth / 2 &&
          height > 0 &&
          height < innerHeight &&
          bottom > 0 &&
          top < innerHeight
        );
      });
      const inTheWay = bars
        .filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)))
        // A bar that scrolls with the page covers nothing permanently.
        .filter((bar) => {
          const before = bar.getBoundingClientRect().top;
          scrollTo(0, 600);
          const after = bar.getBoundingClientRect().top;
          scrollTo(0, 0);
          return Math.abs(after - before) < 1;
        });
      const kept = inTheWay.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
      if (kept > innerHeight * 0.4)
        found.push(`bars keep ${kept} of ${innerHeight}: ${inTheWay.map(nameOf).join('; ')}`);
    }

    const root = dialog ?? document.querySelector('main') ?? document.body;
    for (const control of root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )) {
      if (!isShown(control) || control.closest('[inert], [hidden]') !== null) continue;
      const size = control.getBoundingClientRect();
      // Skips visually hidden elements, such as the file input behind its button.
      if (size.width <= 2 || size.height <= 2) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const there = document.elementFromPoint(x, y);
      if (left < -1 || right > innerWidth + 1) found.push(`beyond the edge: ${nameOf(control)}`);
      else if (
        there === null ||
        !(control.contains(there) || there.contains(control) || control.closest('label')?.contains(there))
      )
        found.push(`covered by ${there === null ? 'nothing' : nameOf(there)}: ${nameOf(control)}`);
    }

    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (!isShown(element) || element.scrollWidth <= element.clientWidth + 1) continue;
      const { overflowX, textOverflow, display, clipPath } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || display === 'inline')
        continue;
      if (clipPath !== 'none' || element.clientWidth <= 2) continue;
      if (element.querySelector('svg, img') !== null && element.textContent?.trim() === '') continue;
      if (element.textContent?.trim() !== '') found.push(`cut off: ${nameOf(element)}`);
    }
    scrollTo(0, 0);
    return found;
  });
