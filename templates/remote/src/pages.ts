/** The pages of this remote, by the names that remote.ts uses; each is a chunk of its own. */
export const pages = {
  overview: () => import(/* webpackChunkName: "overview" */ './overview/page.tsx'),
};
