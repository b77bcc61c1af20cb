import './ground.css';
import './focus-ring.css';
import './classes.css';
import type { ClassName } from './names.ts';

/** The first name in it that is none of the kit's; `never` when all are. */
type Unknown<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? First extends ClassName
    ? Unknown<Rest>
    : First
  : Exclude<Names, ClassName>;

/**
 * Classes of the kit (`classes.css`), with spaces between, and one of your own beside them:
 * `classes('row wrap gap-12', styles.tools)`. A name that the kit has not fails the type check. The kit's are in a
 * cascade layer: what your own class says wins, whatever the order of the files.
 */
export const classes = <const Names extends string>(
  names: [Unknown<Names>] extends [never] ? Names : `The kit has no class ${Unknown<Names>}`,
  own?: string,
): string => (own ? `${names} ${own}` : names);
