import { calls, type ListedProduct, type Page, type ProductCategory } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import {
  Button,
  classes,
  Empty,
  Input,
  Loaded,
  Pager,
  Select,
  Skeleton,
  Tiles,
  useSideways,
  useTableView,
} from '@phila/ui';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shopReads } from '../reading/shop-reads.ts';
import { PRODUCT_WIDTH, ProductCard } from './product-card.tsx';
import styles from './catalogue.module.css';

/** Products on a page: three rows of four, six of two. */
const PAGE_SIZE = 12;
/** After the last key, in milliseconds. */
const SEARCH_WAIT = 300;
/** A search counts no further (contract: `MAX_FOUND`). */
const MAX_FOUND = 240;
/** In the first rows of a wide page; the others load as they come near. */
const SEEN_FIRST = 4;

const SORTS = [
  { value: '', label: 'Name, A to Z' },
  { value: '-productName', label: 'Name, Z to A' },
  { value: 'price', label: 'Price, lowest first' },
  { value: '-price', label: 'Price, highest first' },
  { value: '-productId', label: 'Newest first' },
];

interface CatalogueProps {
  /** Where a product's page is. */
  pathOf: (productId: number) => string;
}

const Waiting = () => (
  <Tiles least={PRODUCT_WIDTH}>
    {Array.from({ length: 8 }, (_, at) => (
      <li key={at}>
        <Skeleton height={380} />
      </li>
    ))}
  </Tiles>
);

interface CategoriesProps {
  categories: readonly ProductCategory[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

const Categories = ({ categories, chosen, onChoose }: CategoriesProps) => {
  const choices = [{ id: null, name: 'Everything' }, ...categories];
  const { ref, className } = useSideways<HTMLFieldSetElement>(choices.findIndex(({ id }) => id === chosen));
  return (
    <fieldset
      ref={ref}
      className={classes('flex gap-4', `${className} ${styles.categories}`)}
      aria-label="Category"
    >
      {choices.map(({ id, name }) => (
        <Button
          key={id ?? 'all'}
          type={id === chosen ? 'default' : 'text'}
          aria-pressed={id === chosen}
          className={classes('rigid nowrap')}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
};

const howMany = ({ totalCount }: Page<ListedProduct>, isSearch: boolean): string => {
  if (isSearch && totalCount >= MAX_FOUND) return `${MAX_FOUND} products or more: add a word to find yours`;
  return totalCount === 1 ? '1 product' : `${totalCount} products`;
};

/** The products on offer: by category, searched and sorted, page by page; what is shown stands in the address. */
export const Catalogue = ({ pathOf }: CatalogueProps) => {
  const { view, change } = useTableView({ sizes: [PAGE_SIZE] });
  const [params, setParams] = useSearchParams();
  const sortId = useId();
  const [typed, setTyped] = useState(view.search);
  const chosen = Number(params.get('category'));
  const category = Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null;
  const sort = params.get('sort') ?? '';
  const search = view.search.trim();

  useEffect(() => {
    if (typed === view.search) return;
    const timer = setTimeout(() => change({ search: typed }), SEARCH_WAIT);
    return () => clearTimeout(timer);
  }, [typed, view.search, change]);

  const categories = useRead(calls.shop.productCategories, {}, shopReads);
  const query = {
    PageNumber: view.page,
    PageSize: PAGE_SIZE,
    ...(search === '' ? {} : { SearchTerm: search }),
    ...(SORTS.some(({ value }) => value === sort) && sort !== '' ? { Sort: sort } : {}),
  };
  const options = { ...shopReads, placeholderData: (before?: Page<ListedProduct>) => before };
  const all = useRead(calls.shop.products, { query }, { ...options, enabled: category === null });
  const some = useRead(
    calls.shop.productsByCategory,
    { params: { id: category ?? 1 }, query },
    { ...options, enabled: category !== null },
  );
  const reading = category === null ? all : some;

  const choose = (id: number | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (id === null) next.delete('category');
      else next.set('category', String(id));
      return next;
    });
  const clear = () => {
    setTyped('');
    setParams(new URLSearchParams());
  };

  return (
    <>
      <div className={classes('stack gap-12 below-20')}>
        {categories.data && (
          <Categories
            categories={categories.data.filter(({ isActive }) => isActive)}
            chosen={category}
            onChoose={choose}
          />
        )}
        <div className={styles.tools}>
          <Input
            type="search"
            aria-label="Search the offers"
            placeholder="Search courses, templates and services"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className={classes('row gap-8')}>
            <label htmlFor={sortId} className={classes('small muted nowrap')}>
              Sort by
            </label>
            <Select
              id={sortId}
              value={sort}
              options={SORTS}
              onChange={(next) => {
                const descending = (next ?? '').startsWith('-');
                const field = (next ?? '').replace(/^-/, '');
                change({ order: field === '' ? null : { field, descending } });
              }}
            />
          </div>
        </div>
      </div>
      <Loaded
        what="The offers"
        reading={reading}
        waiting={<Waiting />}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={
          <Empty
            title={search === '' ? 'Nothing on offer here yet' : `Nothing found for “${search}”`}
            action={<Button onClick={clear}>Show everything</Button>}
          >
            {search === '' ? 'Look at another category.' : 'Try another word, or the beginning of one.'}
          </Empty>
        }
      >
        {(page) => (
          <>
            <p className={classes('small muted below-12')} aria-live="polite">
              {howMany(page, search !== '')}
            </p>
            <div className={classes('below-16', styles.products)}>
              <Tiles least={PRODUCT_WIDTH} busy={reading.isPlaceholderData}>
                {page.items.map((product, at) => (
                  <ProductCard
                    key={product.productId}
                    product={product}
                    to={pathOf(product.productId)}
                    eager={at < SEEN_FIRST}
                  />
                ))}
              </Tiles>
            </div>
            {page.totalPages > 1 && (
              <Pager
                label="Pages of products"
                page={Math.min(view.page, page.totalPages)}
                pages={page.totalPages}
                onPage={(next) => change({ page: next })}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
};
