import { calls, type ProductCategory } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import {
  Button,
  classes,
  Empty,
  Input,
  Loaded,
  Pager,
  PlainChoices,
  PlainPages,
  PlainSearch,
  Select,
  Skeleton,
  Tiles,
  useSideways,
  useListAddress,
  useListReturn,
  useListRows,
} from '@phila/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { shopReads } from '../reading/shop-reads.ts';
import { PRODUCT_WIDTH, ProductCard } from './product-card.tsx';
import styles from './catalogue.module.css';

/** Products on a page: three rows of four, six of two. */
const SIZES = [12] as const;
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

const howMany = (count: number, isSearch: boolean): string => {
  if (isSearch && count >= MAX_FOUND) return `${MAX_FOUND} products or more: add a word to find yours`;
  return count === 1 ? '1 product' : `${count} products`;
};

/** The products on offer: by category, searched and sorted, page by page; what is shown stands in the address. */
export const Catalogue = ({ pathOf }: CatalogueProps) => {
  const list = useListAddress({ sizes: SIZES });
  const { view, changeView, put } = list;
  const sortId = useId();
  const [typed, setTyped] = useState(view.search);
  const chosen = Number(list.value('category'));
  const category = Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null;
  const asked = list.value('sort') ?? '';
  const sort = SORTS.some(({ value }) => value === asked) ? asked : '';
  const search = view.search.trim();

  const [from, setFrom] = useState(view.search);
  // The address changed by something else: Back, or what was followed.
  if (from !== view.search) {
    setFrom(view.search);
    if (typed.trim() !== search) setTyped(view.search);
  }
  useEffect(() => {
    if (typed === view.search) return;
    const timer = setTimeout(() => changeView({ search: typed }), SEARCH_WAIT);
    return () => clearTimeout(timer);
  }, [typed, view.search, changeView]);

  const categories = useRead(calls.shop.productCategories, {}, shopReads);
  // What else the address says sorts by nothing.
  const sorted = { ...list, view: sort === asked ? view : { ...view, order: null } };
  const all = useListRows(calls.shop.products, sorted, { ...shopReads, enabled: category === null });
  const some = useListRows(calls.shop.productsByCategory, sorted, {
    ...shopReads,
    input: { params: { id: category ?? 1 } },
    enabled: category !== null,
  });
  const products = category === null ? all : some;
  const meant = products.answered?.correctedTerm;
  const place = useRef<HTMLDivElement>(null);
  useListReturn(place);

  const choose = (id: number | null) => put({ category: id === null ? null : String(id) }, 'push');
  const clear = () => {
    setTyped('');
    put({ search: null, sort: null, category: null }, 'push');
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
        <PlainChoices label="Category" by="byCategory" />
        <PlainChoices label="Sort by" by="byOrder" />
        <PlainSearch label="Search the offers" keeps={['category', 'sort']} />
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
                changeView({ order: field === '' ? null : { field, descending } });
              }}
            />
          </div>
        </div>
      </div>
      <Loaded
        what="The offers"
        reading={products.reading}
        waiting={<Waiting />}
        empty={
          <Empty
            title={search === '' ? 'Nothing on offer here yet' : `Nothing found for “${search}”`}
            action={<Button onClick={clear}>Show everything</Button>}
          >
            {search === '' ? 'Look at another category.' : 'Try another word, or the beginning of one.'}
          </Empty>
        }
      >
        {(rows) => (
          <div ref={place}>
            <p className={classes('small muted below-12')} aria-live="polite">
              {meant !== undefined && (
                <>
                  Nothing has “{search}”. This is what “{meant}” finds:{' '}
                </>
              )}
              {howMany(products.count ?? rows.length, search !== '')}
            </p>
            <div className={classes('below-16', styles.products)}>
              <Tiles least={PRODUCT_WIDTH} busy={products.busy}>
                {rows.map((product, at) => (
                  <ProductCard
                    key={product.productId}
                    product={product}
                    to={pathOf(product.productId)}
                    eager={at < SEEN_FIRST}
                  />
                ))}
              </Tiles>
            </div>
            {products.pages > 1 && (
              <Pager
                label="Pages of products"
                page={products.page}
                pages={products.pages}
                onPage={(page) => changeView({ page })}
              />
            )}
          </div>
        )}
      </Loaded>
      <PlainPages />
    </>
  );
};
