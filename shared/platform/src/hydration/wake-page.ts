/**
 * Puts in place what a drawn page had to wait with until it is hydrated (api/src/site/drawing/as-served.ts): its controls,
 * styles in attributes, which only a script may set, and its slots.
 */
export const wakePage = (): void => {
  const place = document.querySelector('[data-drawn="taken"]');
  if (place === null) return;
  place.removeAttribute('data-drawn');
  for (const control of place.querySelectorAll('[data-asleep]')) {
    control.removeAttribute('inert');
    control.removeAttribute('data-asleep');
  }
  for (const element of place.querySelectorAll<HTMLElement>('[data-asleep-style]')) {
    element.style.cssText = element.dataset['asleepStyle'] ?? '';
    element.removeAttribute('data-asleep-style');
  }
  for (const element of place.querySelectorAll<HTMLElement>('[data-asleep-slot]')) {
    element.dataset['slot'] = element.dataset['asleepSlot'] ?? '';
    element.removeAttribute('data-asleep-slot');
  }
};
