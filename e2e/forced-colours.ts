import type { Page } from '@playwright/test';

/**
 * Focuses everything focusable, within the topmost dialog if any, and names the elements without a visible outline of
 * at least two pixels.
 */
export const withoutRing = async (page: Page): Promise<{ visited: number; bare: string[] }> => {
  // Makes the browser treat further focus as coming from the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const root = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;
    const reached = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert], [hidden]') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    // Stops focus listeners: pages would prefetch hovered links and close what is open.
    const unheard = new AbortController();
    for (const type of ['focus', 'focusin', 'blur', 'focusout'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), {
        capture: true,
        signal: unheard.signal,
      });
    const hasRing = (one: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/transparent|(,|\/) ?0\)/.test(outlineColor)
      );
    };
    // For a hidden checkbox or radio button, the ring is on the element drawn in its place.
    const boxesOf = (one: Element): Element[] => {
      // antd puts a bare input into a visible box (`antd-focus.css`).
      const box = one.closest('.ant-select, .ant-picker, .ant-input-number');
      if (box !== null) return [box];
      if (!one.matches('input[type="checkbox"], input[type="radio"]')) return [];
      const around = [one.parentElement, one.parentElement?.parentElement];
      return around.filter(
        (box): box is HTMLElement => box?.querySelectorAll('a, button, input, select').length === 1,
      );
    };
    const bare: string[] = [];
    let visited = 0;
    for (const element of reached) {
      element.focus({ preventScroll: true });
      // Part of a radio group, or the focus did not move.
      if (document.activeElement !== element) continue;
      visited += 1;
      if (![element, ...boxesOf(element)].some(hasRing)) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
        bare.push(`${element.tagName.toLowerCase()}.${element.className} ${name}`);
      }
    }
    unheard.abort();
    return { visited, bare };
  });
};

/**
 * Names selected, pressed or current elements that look the same as their unselected siblings, comparing text, border,
 * background, lines and pseudo-elements.
 */
export const notMarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STATES = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked'];
    const isClear = (colour: string): boolean => /^transparent$|[,/] ?0\)$/.test(colour);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    // Background behind an element, inherited if its own is transparent.
    const groundOf = (element: Element | null): string => {
      for (let one = element; one !== null; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return canvas;
    };
    // A line that is transparent or has its background's colour is invisible.
    const lineOf = (width: string, kind: string, colour: string, ground: string): string =>
      Number.parseFloat(width) === 0 || kind === 'none' || isClear(colour) || colour === ground
        ? 'none'
        : `${width} ${kind} ${colour}`;
    const edgesOf = (style: CSSStyleDeclaration, ground: string): string[] => [
      lineOf(style.borderBlockEndWidth, style.borderBlockEndStyle, style.borderBlockEndColor, ground),
      lineOf(
        style.borderInlineStartWidth,
        style.borderInlineStartStyle,
        style.borderInlineStartColor,
        ground,
      ),
    ];
    const of = (style: CSSStyleDeclaration, ground: string): string =>
      [
        style.color,
        ground,
        ...edgesOf(style, ground),
        lineOf(style.outlineWidth, style.outlineStyle, style.outlineColor, ground),
        style.textDecorationLine,
        style.boxShadow,
      ].join('|');
    // Look of a pseudo-element; '' if it has no text, background or visible line.
    const drawnOf = (element: Element, pseudo: string, ground: string): string => {
      const made = getComputedStyle(element, pseudo);
      if (made.content === 'none' || made.content === 'normal') return '';
      const own = isClear(made.backgroundColor) ? ground : made.backgroundColor;
      const edges = edgesOf(made, ground);
      const isSeen = made.content !== '""' || own !== ground || edges.some((edge) => edge !== 'none');
      return isSeen ? [made.content, of(made, own), made.transform, made.width].join('|') : '';
    };
    const lookOf = (element: Element): string => {
      const style = getComputedStyle(element);
      const ground = groundOf(element);
      const parts = [...element.querySelectorAll('*')].slice(0, 3).map((part) => {
        const behind = groundOf(part);
        return [behind, ...edgesOf(getComputedStyle(part), behind)].join('|');
      });
      const weight = Number(style.fontWeight) >= 600 ? 'bold' : 'plain';
      const drawn = ['::before', '::after'].map((pseudo) => drawnOf(element, pseudo, ground));
      return [of(style, ground), weight, ...drawn, ...parts].join('\n');
    };
    const isOn = (element: Element, state: string): boolean =>
      ![null, 'false'].includes(element.getAttribute(state));
    const found: string[] = [];
    for (const state of STATES) {
      for (const chosen of document.querySelectorAll(`[${state}]`)) {
        // The last step of a breadcrumb is current but cannot be chosen.
        if (!chosen.matches('a[href], button, input, [role]')) continue;
        if (!isOn(chosen, state) || !chosen.checkVisibility({ visibilityProperty: true })) continue;
        const group = chosen.closest('ul, ol, nav, fieldset, table, [role="tablist"], [role="listbox"]');
        const other = [...(group?.querySelectorAll(chosen.tagName) ?? [])].find(
          (element) =>
            element !== chosen &&
            !isOn(element, state) &&
            element.closest('ul, ol, nav, fieldset, table, [role="tablist"], [role="listbox"]') === group &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.matches(':focus'),
        );
        if (other !== undefined && lookOf(chosen) === lookOf(other)) {
          found.push(
            `${state}: ${chosen.tagName.toLowerCase()}.${chosen.className} ${chosen.textContent?.trim().slice(0, 40)}`,
          );
        }
      }
    }
    return found;
  });
