import type { PageLoader } from '@phila/ui';

/** The pages that `remote.ts` names, each a chunk of its own. */
export const pages: Readonly<Record<string, PageLoader>> = {
  'first-section': () =>
    import(/* webpackChunkName: "first-section" */ './first-section/first-section-page.tsx'),
  biographical: () => import(/* webpackChunkName: "biographical" */ './biographical/biographical-page.tsx'),
};
