export { Icon, isIconName } from './icon.tsx';
export type { IconName } from './drawings.ts';
