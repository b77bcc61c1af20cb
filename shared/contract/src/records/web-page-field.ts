import { ifGiven } from '../rules/rule.ts';
import { webPage as webPageRule } from '../rules/web-page.ts';
import { shortAddress, withScheme } from '../web-address.ts';
import type { Extras, TextField } from './field.ts';
import { text } from './fields.ts';

/**
 * The address of a page on the web: saved with `https://` where it was typed without, shown without. May be blank. Apart
 * from the other kinds, so that only pages with such a field load it.
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
    // Some pages answer with www or by http alone: only what is put back is taken away.
    toForm: (value) => plain.toForm(value).replace(/^https:\/\//i, ''),
    toBody: (sent) => {
      const value = plain.toBody(sent);
      return typeof value === 'string' ? withScheme(value) : value;
    },
  };
};
