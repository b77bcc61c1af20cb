import type { Layout } from './layout.ts';

/** The layouts that come when they are needed; the sign-in page's comes with the shell, for it is to be light. */
export const layoutChunks: Record<'public' | 'portal' | 'admin', () => Promise<{ default: Layout }>> = {
  public: () => import(/* webpackChunkName: "layout-public" */ './public.tsx'),
  portal: () => import(/* webpackChunkName: "layout-portal" */ './portal.tsx'),
  admin: () => import(/* webpackChunkName: "layout-admin" */ './admin.tsx'),
};

/** Fetches a layout ahead of the page that is about to be shown in it. */
export const preloadLayout = (layout: 'centred' | keyof typeof layoutChunks): void => {
  if (layout === 'centred') return;
  // Errors are ignored here; the page requests the chunk again.
  layoutChunks[layout]().catch(() => undefined);
};
