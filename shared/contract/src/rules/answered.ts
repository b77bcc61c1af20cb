import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** Required yes or no. */
export const answered = (message: string): Rule<boolean, true> => rule(z.boolean(message));
