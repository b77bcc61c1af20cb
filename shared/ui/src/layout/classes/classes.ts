import './ground.css';
import './focus-ring.css';
import './classes.css';
import type { ClassName } from './names.ts';

/** The first name that the kit does not have; `never` if it has them all. */
type Unknown<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? First extends ClassName
    ? Unknown<Rest>
    : First
  : Exclude<Names, ClassName>;

/**
 * Joins classes of the kit (`classes.css`), separated by spaces, and a class of your own: `classes('row wrap gap-12',
 * styles.tools)`. An unknown name fails the type check. The kit's classes are in a cascade layer, so your own class
 * wins whatever the order of the files.
 */
export const classes = <const Names extends string>(
  names: [Unknown<Names>] extends [never] ? Names : `The kit has no class ${Unknown<Names>}`,
  own?: string,
): string => (own ? `${names} ${own}` : names);
