import type { PageLoader } from '@phila/ui';

/** The pages that `remote.ts` names, each in a separate chunk. */
export const pages: Readonly<Record<string, PageLoader>> = {
  kit: () => import(/* webpackChunkName: "kit" */ './kit-page.tsx'),
};
