import { classes } from '../classes/index.ts';

/*
 * A list for those who run no script, in marks of mustache that the service fills in with each reply
 * (api/src/core/list-without-script.ts). Drawn when the remote is built, and never in a browser.
 */

/** A form that asks for the page again, with what is searched for in its address. */
export const PlainSearch = ({ label }: { label: string }) => (
  <noscript>
    <form noValidate method="get" className={classes('flex wrap gap-12 align-end below-24')}>
      <label>
        {`${label} `}
        <input type="search" name="search" maxLength={100} defaultValue="{{search}}" />
      </label>
      <button type="submit">Find</button>
    </form>
  </noscript>
);

/** The ways to the pages before and after this one, and what is said where nothing was found. */
export const PlainPages = () => (
  <noscript>
    {'{{#isEmpty}}'}
    <p>{'Nothing was found for “{{search}}”.'}</p>
    {'{{/isEmpty}}{{#isPaged}}'}
    <nav aria-label="Pages" className={classes('row gap-12')}>
      {'{{#before}}'}
      <a rel="prev" href="{{before}}">
        Prev
      </a>
      {'{{/before}}'}
      <span>{'Page {{page}} of {{pages}}'}</span>
      {'{{#after}}'}
      <a rel="next" href="{{after}}">
        Next
      </a>
      {'{{/after}}'}
    </nav>
    {'{{/isPaged}}'}
  </noscript>
);
