import * as z from 'zod/mini';
import { isWebPage } from '../web-address.ts';
import { type Rule, rule } from './rule.ts';
import { LINE, storableText } from './text.ts';

/** Web page address, http or https. */
export const webPage = (message: string): Rule<string, true> =>
  rule(z.string(message).check(z.refine(isWebPage, message), ...storableText(LINE)));
