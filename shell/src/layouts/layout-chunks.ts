import type { Layout } from './layout.ts';

/** The layouts that come when they are needed; the sign-in page's comes with the shell, for it is to be light. */
const chunks = {
  public: () => import(/* webpackChunkName: "layout-public" */ './public.tsx'),
  portal: () => import(/* webpackChunkName: "layout-portal" */ './portal.tsx'),
  admin: () => import(/* webpackChunkName: "layout-admin" */ './admin.tsx'),
};

export type LateLayout = keyof typeof chunks;

const loaded = new Map<string, Layout>();

/** Rejects when the chunk cannot be had; the next call requests it again. */
export const loadLayout = async (name: LateLayout): Promise<Layout> => {
  const { default: layout } = await chunks[name]();
  loaded.set(name, layout);
  return layout;
};

/** The layout, if its code is here; undefined also for `centred`, whose code always is. */
export const loadedLayout = (name: string): Layout | undefined => loaded.get(name);

/** Fetches a layout ahead of the page that is about to be shown in it. */
export const preloadLayout = (name: 'centred' | LateLayout): void => {
  if (name === 'centred') return;
  // Errors are ignored here; the page requests the chunk again.
  loadLayout(name).catch(() => undefined);
};
