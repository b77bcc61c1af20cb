export { MainAction } from './main-action.tsx';
export { Page } from './page.tsx';
export { useNarrow } from './use-narrow.ts';
