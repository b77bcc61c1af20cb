/** Stands for the release's folder, unknown to its build (shared/tooling/drawing). */
const RELEASE_FOLDER = 'release-folder:/';

/**
 * Prepares drawn HTML for the page. Its controls sleep until the application answers them, or typed text would be lost;
 * forms in `<noscript>` stay usable. The policy refuses styles in attributes, and the shell fills slots of its own: both
 * are put in place once the page is awake (platform: hydration/wake-page.ts).
 */
export const asServed = (html: string, base: string): string =>
  html
    .replaceAll(RELEASE_FOLDER, base)
    .replaceAll(/ (style|data-slot)="/g, (_, name: string) => ` data-asleep-${name.replace('data-', '')}="`)
    .replaceAll(
      /<noscript>.*?<\/noscript>|<(form|button|input|select|textarea)(?=[ />])(?![^>]* inert)/gs,
      (found, control: string | undefined) =>
        control === undefined ? found : `<${control} inert="" data-asleep=""`,
    );
