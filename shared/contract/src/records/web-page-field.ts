import { ifGiven } from '../rules/rule.ts';
import { webPage as webPageRule } from '../rules/web-page.ts';
import { shortAddress, withScheme } from '../web-address.ts';
import type { Extras, TextField } from './field.ts';
import { text } from './fields.ts';

/**
 * Web page address: saved with `https://` if typed without, and shown without. May be blank. Kept apart from other
 * kinds, so that only pages with such a field load it.
 */
export const webPage = (label: string, extras?: Extras<string>): TextField<false> => {
  const plain = text(
    label,
    ifGiven(webPageRule('Please enter a web address, such as example.co.za/my-page')),
    { inputMode: 'url', ...extras },
  );
  return {
    ...plain,
    show: shortAddress,
    // Removes only the `https://` that saving adds. Keeps `www` and `http:`, because some pages do not answer without
    // them.
    toForm: (value) => plain.toForm(value).replace(/^https:\/\//i, ''),
    toBody: (sent) => {
      const value = plain.toBody(sent);
      return typeof value === 'string' ? withScheme(value) : value;
    },
  };
};
