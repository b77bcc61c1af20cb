import { useLocation } from 'react-router-dom';
import { classes } from '../../layout/classes/index.ts';

/*
 * A list's controls for people without scripts. They lead to the page's own address, by which the service draws it
 * (docs/decisions/0814); with scripts, `<noscript>` shows nothing.
 */

/** An address of this page with another value, on the list's first page. */
const useAddressWith = () => {
  const { pathname, search } = useLocation();
  return (name: string, value: string): string => {
    const query = new URLSearchParams(search);
    query.delete('page');
    if (value === '') query.delete(name);
    else query.set(name, value);
    return query.size === 0 ? pathname : `?${query}`;
  };
};

/** A search form that loads the page again with the search in its address, and the list's other choices. */
export const PlainSearch = ({ label }: { label: string }) => {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const kept = [...query].filter(([name]) => name !== 'search' && name !== 'page');
  return (
    <noscript>
      <form noValidate method="get" className={classes('flex wrap gap-12 align-end below-24')}>
        <label>
          {`${label} `}
          <input
            type="search"
            name="search"
            maxLength={100}
            defaultValue={query.get('search') ?? ''}
            className={classes('edge rounded on-card text pad-x-12 min-high-32')}
          />
        </label>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <button type="submit" className={classes('edge rounded on-card text strong pad-x-16 min-high-32')}>
          Find
        </button>
      </form>
    </noscript>
  );
};

interface PlainChoicesProps {
  label: string;
  /** The choice's name in the address. */
  name: string;
  /** The present choice; blank for the first. */
  value: string;
  options: readonly { value: string; label: string }[];
}

/** Choices as links, except the present one. */
export const PlainChoices = ({ label, name, value, options }: PlainChoicesProps) => {
  const addressWith = useAddressWith();
  return (
    <noscript>
      <nav aria-label={label} className={classes('flex wrap gap-4 gap-x-24 below-12')}>
        <span>{`${label}:`}</span>
        {options.map((option) =>
          option.value === value ? (
            <strong key={option.value}>{option.label}</strong>
          ) : (
            <a key={option.value} href={addressWith(name, option.value)}>
              {option.label}
            </a>
          ),
        )}
      </nav>
    </noscript>
  );
};

interface PlainPagesProps {
  /** Counts from 1. */
  page: number;
  pages: number;
}

/** Links to the pages before and after. */
export const PlainPages = ({ page, pages }: PlainPagesProps) => {
  const addressWith = useAddressWith();
  const to = (other: number): string => addressWith('page', other === 1 ? '' : String(other));
  if (pages <= 1) return null;
  return (
    <noscript>
      <nav aria-label="Pages" className={classes('row gap-12')}>
        {page > 1 && (
          <a rel="prev" href={to(page - 1)}>
            Prev
          </a>
        )}
        <span>{`Page ${page} of ${pages}`}</span>
        {page < pages && (
          <a rel="next" href={to(page + 1)}>
            Next
          </a>
        )}
      </nav>
    </noscript>
  );
};
