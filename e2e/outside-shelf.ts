import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A page that everyone may open, with a sort order, a filter and a section of its own; the service knows none of them. */
const PAGE = `
import { calls } from '@phila/contract/calls';
import { Page, PlainChoices } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import styles from './frame.module.css';

const SORTS = [
  { value: '', label: 'As they come' },
  { value: 'longest', label: 'Longest name first' },
];

export const ShelfPage = () => {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('Sort') ?? '';
  const least = Number(search.get('Least') ?? 0);
  const products = useQuery(calls.shop.products.query({ query: {} }));
  const years = useQuery(calls.wealth.taxYears.query({}));
  const names = (products.data?.items ?? []).map(({ productName }) => productName);
  const kept = names.filter((name) => name.length >= least);
  const sorted = sort === 'longest' ? kept.toSorted((a, b) => b.length - a.length) : kept;
  return (
    <Page title="Shelf" sentence="What the shop has, by the length of its name.">
      <PlainChoices label="Sort" name="Sort" value={sort} options={SORTS} />
      <Button onClick={() => setSearch({ Sort: 'longest' })}>Longest name first</Button>
      <ul aria-label="Products" className={styles['links']}>
        {sorted.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>Tables of {years.data?.length} tax years</p>
    </Page>
  );
};
`;

const ROUTE = `{ path: '/shelf', page: 'shelf', title: 'Shelf', layout: 'public', access: 'anyone' },`;

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
};

/** Gives the template in the folder a page at `/shelf`. */
export const addShelf = (folder: string): void => {
  writeFileSync(path.join(folder, 'src/shelf-page.tsx'), PAGE);
  change(path.join(folder, 'remote.ts'), 'routes: [', `routes: [${ROUTE}`);
  const app = path.join(folder, 'src/app.tsx');
  change(app, '<Routes>', '<Routes><Route path="/shelf" element={<ShelfPage />} />');
  change(
    app,
    "import { Frame } from './frame.tsx';",
    "import { Frame } from './frame.tsx';\nimport { ShelfPage } from './shelf-page.tsx';",
  );
};
