import { calls, type ProductCategory } from '@phila/contract/calls';
import { useSession } from '@phila/platform';
import {
  Button,
  classes,
  Empty,
  Icon,
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
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { shopReads } from '../reading/shop-reads.ts';
import { PRODUCT_WIDTH, ProductCard } from './product-card.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './catalogue.module.css';

/** Products on a page: three rows of four, or six of two. */
const SIZES = [12] as const;
/** Highest count that a search reports (contract: `MAX_FOUND`). */
const MAX_FOUND = 240;
/** Cards in a wide page's first row; other pictures load as they come near. */
const SEEN_FIRST = 4;

const SORTS = [
  { value: '', label: 'Name, A to Z' },
  { value: '-productName', label: 'Name, Z to A' },
  { value: 'price', label: 'Price, lowest first' },
  { value: '-price', label: 'Price, highest first' },
  { value: '-productId', label: 'Newest first' },
];

/** Price ranges in rand, as in the address. */
const PRICES = [
  { value: '', label: 'Any price' },
  { value: '0-0', label: 'Free' },
  { value: '0-250', label: 'Up to R 250' },
  { value: '250-750', label: 'R 250 to R 750' },
  { value: '750-1500', label: 'R 750 to R 1 500' },
  { value: '1500-', label: 'R 1 500 and more' },
];

const OWNED = [
  { value: '', label: 'All offers' },
  { value: 'no', label: 'Not yours yet' },
  { value: 'yes', label: 'Owned' },
];

const priceQuery = (price: string) => {
  const [least, most] = price.split('-');
  return {
    ...(least ? { MinPrice: Number(least) } : {}),
    ...(most ? { MaxPrice: Number(most) } : {}),
  };
};

/** Keeps a known choice from the address; '' for anything else. */
const among = (choices: readonly { value: string }[], asked: string | null): string =>
  choices.some(({ value }) => value === asked) ? (asked ?? '') : '';

interface CatalogueProps {
  /** Address of a product's page. */
  pathOf: (productId: number) => string;
}

const CatalogueSkeleton = () => (
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

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (next: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={classes('grid gap-4')}>
      <label htmlFor={id} className={classes('small muted nowrap')}>
        {label}
      </label>
      <Select id={id} value={value} options={options} onChange={(next) => onChange(next ?? '')} />
    </div>
  );
};

const howMany = (count: number, isCounted: boolean): string => {
  if (isCounted && count >= MAX_FOUND) return `${MAX_FOUND} products or more: add a word to find yours`;
  return count === 1 ? '1 product' : `${count} products`;
};

/** Label of the phone's filter button, with the number of filters in use. */
const chosenOf = (...chosen: readonly string[]): string => {
  const count = chosen.filter((value) => value !== '').length;
  return count === 0 ? 'Filter and sort' : `Filter and sort (${count})`;
};

/** Products by category, searched, sorted and paged, with that state in the address. */
export const Catalogue = ({ pathOf }: CatalogueProps) => {
  const list = useListAddress({ sizes: SIZES });
  const { view, changeView, put } = list;
  const { signedIn } = useSession();
  const chosen = Number(list.value('category'));
  const category = Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null;
  const asked = list.value('sort') ?? '';
  const sort = among(SORTS, asked);
  const price = among(PRICES, list.value('price'));
  // Ignored for a visitor, who owns nothing.
  const owned = signedIn ? among(OWNED, list.value('owned')) : '';
  const isNarrowed = price !== '' || owned !== '';
  const search = view.search.trim();

  const categories = useQuery(calls.shop.productCategories.query({}, shopReads));
  // Ignores an unknown order in the address.
  const sorted = { ...list, view: sort === asked ? view : { ...view, order: null } };
  const query = {
    ...priceQuery(price),
    ...(owned === '' ? {} : { Owned: owned === 'yes' ? 'true' : 'false' }),
  };
  const all = useListRows(calls.shop.products, sorted, {
    ...shopReads,
    input: { query },
    enabled: category === null,
  });
  const some = useListRows(calls.shop.productsByCategory, sorted, {
    ...shopReads,
    input: { params: { id: category ?? 1 }, query },
    enabled: category !== null,
  });
  const products = category === null ? all : some;
  const meant = products.answered?.correctedTerm;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useListReturn(place);

  const nothing =
    search !== ''
      ? `Nothing found for “${search}”`
      : isNarrowed
        ? 'Nothing on offer is like that'
        : 'Nothing on offer here yet';
  const choose = (id: number | null) => put({ category: id === null ? null : String(id) }, 'push');
  const clear = () => put({ search: null, sort: null, category: null, price: null, owned: null }, 'push');
  const narrow = (name: string) => (next: string) => put({ [name]: next === '' ? null : next }, 'push');

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
        <PlainChoices
          label="Category"
          name="category"
          value={category === null ? '' : String(category)}
          options={[
            { value: '', label: 'Everything' },
            ...(categories.data ?? [])
              .filter(({ isActive }) => isActive)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <PlainChoices label="Sort by" name="sort" value={sort} options={SORTS} />
        <PlainChoices label="Price" name="price" value={price} options={PRICES} />
        <PlainSearch label="Search the offers" />
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBox
              value={view.search}
              pathOf={pathOf}
              onSearch={(words) => changeView({ search: words })}
            />
          </div>
          <Button
            className={styles.opener}
            aria-expanded={isOpen}
            icon={<Icon name="chevron" />}
            onClick={() => setOpen(!isOpen)}
          >
            {chosenOf(price, owned, sort)}
          </Button>
          <div className={styles.choices} data-open={isOpen || undefined}>
            <Choice label="Price" value={price} options={PRICES} onChange={narrow('price')} />
            {signedIn && <Choice label="Show" value={owned} options={OWNED} onChange={narrow('owned')} />}
            <Choice
              label="Sort by"
              value={sort}
              options={SORTS}
              onChange={(next) => {
                const field = next.replace(/^-/, '');
                changeView({ order: field === '' ? null : { field, descending: next.startsWith('-') } });
              }}
            />
          </div>
        </div>
      </div>
      <Loaded
        isList
        what="The offers"
        reading={products.reading}
        waiting={<CatalogueSkeleton />}
        empty={
          <Empty title={nothing} action={<Button onClick={clear}>Show everything</Button>}>
            {isNarrowed
              ? 'Try another price or category.'
              : search === ''
                ? 'Look at another category.'
                : 'Try another word, or the beginning of one.'}
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
              {howMany(products.count ?? rows.length, search !== '' || isNarrowed)}
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
                total={products.count ?? undefined}
                size={view.size}
                onPage={(page) => changeView({ page })}
              />
            )}
          </div>
        )}
      </Loaded>
      <PlainPages page={products.page} pages={products.pages} />
    </>
  );
};
