import type { Layout } from './layout.ts';

/** Layouts loaded on demand; `centred` is in the first script, to keep sign-in fast. */
const chunks = {
  public: () => import(/* webpackChunkName: "layout-public" */ './public.tsx'),
  portal: () => import(/* webpackChunkName: "layout-portal" */ './portal.tsx'),
  admin: () => import(/* webpackChunkName: "layout-admin" */ './admin.tsx'),
};

export type LazyLayout = keyof typeof chunks;

const loaded = new Map<string, Layout>();

/** Rejects if the chunk fails to load; the next call requests it again. */
export const loadLayout = async (name: LazyLayout): Promise<Layout> => {
  const { default: layout } = await chunks[name]();
  loaded.set(name, layout);
  return layout;
};

/** Layout, if its code is loaded; undefined also for `centred`, which is part of the first script. */
export const loadedLayout = (name: string): Layout | undefined => loaded.get(name);

/** Fetches a layout before a page is shown in it. */
export const preloadLayout = (name: 'centred' | LazyLayout): void => {
  if (name === 'centred') return;
  // Ignores errors, as the page requests the chunk again.
  loadLayout(name).catch(() => undefined);
};
