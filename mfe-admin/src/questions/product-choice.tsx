import { lightCall } from '@phila/contract/calls';
import { may } from '@phila/contract/permissions';
import type { ResourceCalls } from '@phila/contract/resources';
import type { shopProduct } from '@phila/contract/resources/shop-product';
import { messageOf } from '@phila/platform';
import { Field } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';

type ProductCalls = ResourceCalls<typeof shopProduct>;

// Imports the types alone: the resource's definition would weigh more than this choice.
const access = may('shop.catalogue.read');
export const listProducts = lightCall<ProductCalls['list']>('GET', '/Manage/shop-products', access);
export const readProduct = lightCall<ProductCalls['read']>('GET', '/Manage/shop-products/{id}', access);

/** Number of products offered at once; the search finds the others. */
const OFFERED = 25;

/** Milliseconds without typing before a search is sent. */
const TYPING = 300;

interface ProductChoiceProps {
  /** Chosen product, with its name if known. */
  chosen: { id: number; name: string | undefined } | null;
  onChoose: (id: number) => void;
}

/** Chooses any product of the shop, by a search of the service. */
export const ProductChoice = ({ chosen, onChoose }: ProductChoiceProps) => {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), TYPING);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = useQuery(
    listProducts.query(
      { query: { PageNumber: 1, PageSize: OFFERED, ...(search === '' ? {} : { SearchTerm: search }) } },
      { placeholderData: (before) => before },
    ),
  );
  const offered = (list.data?.items ?? []).map(({ id, name, sku }) => ({
    value: id,
    label: sku === null ? name : `${name} (${sku})`,
  }));
  const options =
    chosen === null || typed !== '' || offered.some(({ value }) => value === chosen.id)
      ? offered
      : [{ value: chosen.id, label: chosen.name ?? `Product ${chosen.id}` }, ...offered];
  return (
    <Field
      label="Product"
      error={list.isError ? messageOf(list.error, 'The products could not be loaded.') : undefined}
    >
      {({ 'aria-required': _required, ...wiring }) => (
        <Select<number>
          {...wiring}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          value={chosen?.id ?? null}
          placeholder="Search by name or SKU"
          loading={list.isFetching}
          notFoundContent={list.isFetching ? 'Searching' : 'No product matches'}
          options={options}
          onChange={(id) => {
            setTyped('');
            onChoose(id);
          }}
        />
      )}
    </Field>
  );
};
