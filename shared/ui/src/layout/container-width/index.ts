export { useContainerWidth } from './use-container-width.ts';
