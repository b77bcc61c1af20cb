export { classes } from './classes.ts';
export type { ClassName } from './names.ts';
