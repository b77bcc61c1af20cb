/** Draws pages for Node; remotes do not use it. */
export { draw, type Drawing, type DrawOptions } from './draw.tsx';
export type { PostedForm } from '../hydration/being-drawn.ts';
export type { AnsweredRead, RefusedRead } from '../hydration/drawn-page.ts';
export type { AskedRead } from './asked-reads.ts';
