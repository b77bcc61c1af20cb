import { calls, itemsOf, type ListedProduct } from '@phila/contract/calls';
import { type CvTemplate, cvTemplates, skuOf } from '@phila/contract/cv';
import { CallError } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const MINUTE = 60_000;

/** Retries twice, after 1 and 2 seconds, unless the service refused (specification: shop, "Numbers"). */
const again = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500);
export const shopReads = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: again } as const;

/** A layout that can be chosen. */
export interface OfferedTemplate {
  id: CvTemplate;
  name: string;
  /** Null for the free layout, and for a chosen one no longer sold. */
  product: Pick<ListedProduct, 'productId' | 'sku' | 'price'> | null;
}

/** A CV template has `cv-t` in its SKU (specification: career, "Create My CV"). */
const isTemplate = ({ sku }: Pick<ListedProduct, 'sku'>): boolean => sku.toLowerCase().includes('cv-t');

/** The product's layout; undefined if this version cannot draw it. */
const templateOf = ({ sku }: Pick<ListedProduct, 'sku'>): CvTemplate | undefined =>
  cvTemplates.find((template) => skuOf(template) === sku.toLowerCase());

/** The free layout and the layouts sold in the shop. */
const templatesFrom = (products: readonly ListedProduct[]): OfferedTemplate[] => [
  { id: 0, name: 'Classic', product: null },
  ...products
    .filter(isTemplate)
    .flatMap((product) => {
      const id = templateOf(product);
      return id === undefined
        ? []
        : [{ id, name: product.productName.replace(/^CV template:\s*/i, ''), product }];
    })
    .toSorted((one, other) => one.id - other.id),
];

/** Layouts on offer; only the free one until the shop has answered, or if it fails. */
export const useTemplates = () => {
  const { data, isError, isPending, refetch } = useQuery(
    calls.shop.products.query({ query: { SearchTerm: 'cv-t', PageNumber: 1, PageSize: 50 } }, shopReads),
  );
  const templates = useMemo(() => templatesFrom(data === undefined ? [] : itemsOf(data)), [data]);
  return { templates, isError, isPending, refetch };
};

interface Purchase {
  /** Undefined until known. */
  isPurchased: boolean | undefined;
  /** Waits until known. */
  askPurchased: () => Promise<boolean>;
}

/**
 * Checks that the person owns a paid layout, for each SKU chosen and again on return from the shop. A failed check
 * counts as not bought: the service decides about every file.
 */
export const usePurchased = (template: CvTemplate): Purchase => {
  const sku = skuOf(template);
  const { data, isError, refetch } = useQuery(
    calls.shop.verifyPurchase.query(
      { params: { product: sku ?? '' } },
      { enabled: sku !== null, staleTime: 0, refetchOnWindowFocus: 'always', retry: false },
    ),
  );
  const known = sku === null ? true : (data?.purchased ?? (isError ? false : undefined));
  return {
    isPurchased: known,
    // Reuses a running request.
    askPurchased: async () => known ?? (await refetch({ cancelRefetch: false })).data?.purchased ?? false,
  };
};
