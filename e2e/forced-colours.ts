import type { Page } from '@playwright/test';

/**
 * Gives the focus to everything that takes it, in the topmost dialog where there is one, and names what shows no ring:
 * an outline of two pixels and more in a colour that can be seen.
 */
export const withoutRing = async (page: Page): Promise<{ visited: number; bare: string[] }> => {
  // From here on the browser takes the focus for one that the keyboard moved.
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
    // Only the look of the focus is asked for: a page would fetch what each link leads to, and close what is open.
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
    // A box or a radio button that is not seen itself: the ring is around what is drawn for it, and for nothing else.
    const boxesOf = (one: Element): Element[] => {
      // antd lays a bare input into a box that is seen (`antd-focus.css`).
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
      // A group of radio buttons, or what keeps the focus for itself.
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
 * Names what is chosen, pressed or current and looks like what is not beside it: by its text, edge, ground or line, or by
 * what is drawn before or after it.
 */
export const notMarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STATES = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked'];
    const isClear = (colour: string): boolean => /^transparent$|[,/] ?0\)$/.test(colour);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    // What is seen behind an element: where it has no ground, that of what it stands in.
    const groundOf = (element: Element | null): string => {
      for (let one = element; one !== null; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return canvas;
    };
    // A line that is clear, or has the colour of its ground, is not seen.
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
    // What is drawn before or after it: '' where it has no text, and neither a ground nor a line of its own.
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
        // The last step of a breadcrumb is current and nothing that could be chosen.
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
