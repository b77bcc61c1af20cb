import type { Locator } from '@playwright/test';

/** Background colour of a control, as painted. */
export const ground = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundColor !== 'transparent')
        return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  });

/** Contrast of a text to its background, by WCAG. */
export const contrast = async (part: Locator): Promise<number> => {
  const text = await part.evaluate((element) => getComputedStyle(element).color);
  const luminance = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [luminance(text), luminance(await ground(part))].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};
