export { DeclaredIcon, Icon, isIconName } from './icon.tsx';
export type { IconName } from '@phila/contract/remote';
