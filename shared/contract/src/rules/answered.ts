import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** Yes or no, one of the two. */
export const answered = (message: string): Rule<boolean, true> => rule(z.boolean(message));
