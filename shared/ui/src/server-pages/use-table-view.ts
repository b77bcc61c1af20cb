import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderOf, sortText, type Order } from '../data-table/table-column.ts';

/** Which rows are shown: kept in the address, so that Back, a reload and a sent link show the same. */
export interface TableView {
  /** From 1. */
  page: number;
  size: number;
  search: string;
  order: Order | null;
}

interface TableViewOptions {
  /** The sizes to choose from; the first is the default (specification: records: 5, 10, 25). */
  sizes?: readonly [number, ...number[]];
  /** Put before the names in the address, where a page has two tables: `orders-` for `?orders-page=2`. */
  prefix?: string;
}

/** Specification: records. */
const SIZES = [5, 10, 25] as const;

const wholeFrom = (text: string | null, least: number): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= least ? number : least;
};

/**
 * What of a paged list is shown, read from and written to the address. Another search, size or order begins at page 1
 * and replaces the entry in the browser's history; another page adds one.
 */
export const useTableView = ({ sizes = SIZES, prefix = '' }: TableViewOptions = {}) => {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(`${prefix}size`));
  const page = wholeFrom(params.get(`${prefix}page`), 1);
  const size = sizes.includes(asked) ? asked : sizes[0];
  const search = params.get(`${prefix}search`) ?? '';
  const sort = params.get(`${prefix}sort`) ?? '';
  const view = useMemo<TableView>(
    () => ({ page, size, search, order: orderOf(sort) }),
    [page, size, search, sort],
  );
  const change = useCallback(
    (wanted: Partial<TableView>) => {
      const isPage = Object.keys(wanted).every((key) => key === 'page');
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const put = (name: string, text: string, usual: string) =>
            text === usual ? next.delete(`${prefix}${name}`) : next.set(`${prefix}${name}`, text);
          if (wanted.size !== undefined) put('size', String(wanted.size), String(sizes[0]));
          if (wanted.search !== undefined) put('search', wanted.search, '');
          if (wanted.order !== undefined) put('sort', sortText(wanted.order), '');
          put('page', String(isPage ? (wanted.page ?? 1) : 1), '1');
          return next;
        },
        { replace: !isPage },
      );
    },
    [setParams, prefix, sizes],
  );
  return { view, change };
};
