import { classes } from '../../layout/classes/index.ts';

/*
 * A list for browsers without scripts, with marks of mustache that the service fills in with each reply
 * (api/src/core/list-without-script.ts). Drawn at build time only.
 */

/**
 * A search form that loads the page again with the search in its address.
 * @param keeps values of the address that a search keeps, by the names of their marks
 */
export const PlainSearch = ({ label, keeps = [] }: { label: string; keeps?: readonly string[] }) => (
  <noscript>
    <form noValidate method="get" className={classes('flex wrap gap-12 align-end below-24')}>
      <label>
        {`${label} `}
        <input
          type="search"
          name="search"
          maxLength={100}
          defaultValue="{{search}}"
          className={classes('edge rounded on-card text pad-x-12 min-high-32')}
        />
      </label>
      {keeps.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={`{{${name}}}`} />
      ))}
      <button type="submit" className={classes('edge rounded on-card text strong pad-x-16 min-high-32')}>
        Find
      </button>
    </form>
  </noscript>
);

/** Choices as links, except the chosen one. `by` names the service's list that fills them in. */
export const PlainChoices = ({ label, by }: { label: string; by: string }) => (
  <noscript>
    <nav aria-label={label} className={classes('flex wrap gap-4 gap-x-24 below-12')}>
      <span>{`${label}:`}</span>
      {`{{#${by}}}`}
      {'{{#to}}'}
      <a href="{{to}}">{'{{name}}'}</a>
      {'{{/to}}{{^to}}'}
      <strong>{'{{name}}'}</strong>
      {`{{/to}}{{/${by}}}`}
    </nav>
  </noscript>
);

/** Links to the pages before and after, and a sentence if nothing was found. */
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
