/*
 * Follows the combobox pattern of WAI-ARIA: the focus stays in the input, and aria-activedescendant names the
 * suggestion. Suggestions are links, so that they can open in another tab; options of antd's AutoComplete cannot.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the roles are the combobox pattern's */
import { calls } from '@phila/contract/calls';
import { classes, Icon, Input, Money, Unseen, useEscape } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { shopReads } from '../reading/shop-reads.ts';
import styles from './search-box.module.css';

/** Suggestions that fit above a phone's keyboard. */
const MOST = 6;
/** Fewest letters searched for. */
const LEAST = 2;
/** Milliseconds after the last key. */
const WAIT = 200;
/** Highest count that a search reports (contract: `MAX_FOUND`). */
const MAX_FOUND = 240;

interface SearchBoxProps {
  /** Current search. */
  value: string;
  onSearch: (words: string) => void;
  /** Address of a product's page. */
  pathOf: (productId: number) => string;
}

/** Returns the typed text after a pause in typing. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), WAIT);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

const howMany = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`);

/** Search with suggestions while typing: Enter searches, a suggestion opens its product. */
export const SearchBox = ({ value, onSearch, pathOf }: SearchBoxProps) => {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [isOpen, setOpen] = useState(false);
  /** Suggestion selected by the keys; -1 for the input itself. */
  const [active, setActive] = useState(-1);
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const [from, setFrom] = useState(value);
  // Follows a new address, such as after Back or a link.
  if (from !== value) {
    setFrom(value);
    if (typed.trim() !== value.trim()) setTyped(value);
  }

  const term = useSettled(typed).trim();
  const isAsked = isOpen && term.length >= LEAST;
  const query = { PageNumber: 1, PageSize: MOST, SearchTerm: term };
  const { data, isPlaceholderData } = useQuery(
    calls.shop.products.query(
      { query },
      { ...shopReads, enabled: isAsked, placeholderData: (before) => before },
    ),
  );
  const found = isAsked && data !== undefined ? data : null;
  const products = found?.items ?? [];
  const isShown = products.length > 0;
  const total = found?.totalCount ?? 0;
  const at = Math.min(active, products.length);

  const search = () => {
    setOpen(false);
    setActive(-1);
    onSearch(typed.trim());
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useEscape(isShown, place, close);
  // Wraps around: from the last line to the input, then to the first.
  const move = (by: number) => {
    const places = products.length + 2;
    setOpen(true);
    setActive(isShown ? ((at + 1 + by + places) % places) - 1 : -1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const line = isShown && at >= 0 ? list.current?.querySelector<HTMLElement>('[data-active]') : null;
      if (line) line.click();
      else search();
    }
  };
  const line = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === at,
    'data-active': index === at || undefined,
  });

  return (
    <div
      ref={place}
      className={classes('relative')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Input
        type="search"
        role="combobox"
        aria-label="Search the offers"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder="Search courses, templates and services"
        prefix={<Icon name="search" size={18} />}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(-1);
          // Shows everything again once the field is emptied, also by its cross.
          if (target.value === '') onSearch('');
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          className={classes('card absolute drop text', styles.list)}
          // Keeps the focus in the input, or the list would close before the press counts.
          onPointerDown={(event) => event.preventDefault()}
        >
          {products.map(({ productId, productName, categoryName, price, owned }, index) => (
            <Link
              key={productId}
              {...line(index)}
              to={pathOf(productId)}
              className={classes(
                'row gap-12 pad-y-8 pad-x-12 min-high-44 rounded inherit no-line',
                styles.line,
              )}
              onPointerMove={() => setActive(index)}
              onClick={close}
            >
              <span className={classes('grow shrink')}>
                <span className={classes('block anywhere')}>{productName}</span>
                <span className={classes('block small muted')}>{categoryName}</span>
              </span>
              <span className={classes('small rigid')}>
                {owned ? 'Owned' : price === 0 ? 'Free' : <Money value={price} />}
              </span>
            </Link>
          ))}
          <button
            type="button"
            {...line(products.length)}
            className={classes(
              'row gap-8 pad-y-8 pad-x-12 min-high-44 rounded small strong full from-start',
              styles.line,
            )}
            onPointerMove={() => setActive(products.length)}
            onClick={search}
          >
            <Icon name="search" size={16} />
            {found?.correctedTerm === undefined
              ? `Show ${total >= MAX_FOUND ? 'all' : `all ${total}`} for “${term}”`
              : `Show ${total} for “${found.correctedTerm}”`}
          </button>
        </div>
      )}
      <Unseen>
        <span aria-live="polite">
          {isAsked && !isPlaceholderData && found !== null
            ? isShown
              ? `${howMany(products.length)}${found.correctedTerm === undefined ? '' : ` for “${found.correctedTerm}”`}`
              : 'Nothing found'
            : ''}
        </span>
      </Unseen>
    </div>
  );
};
