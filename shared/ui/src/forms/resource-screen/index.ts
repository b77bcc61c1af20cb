export { ResourceScreen, type ResourceScreenProps } from './resource-screen.tsx';
export type { Preview } from './resource-form.tsx';
export type { ResourceItem } from './resource-row.ts';
export type { RowParts } from './row-drawer.tsx';
