/** Where a line's product or bundle is described (ECT Act s 43(1)(h)). */
export const describedAt = ({ productId }: { productId: number | null }): string =>
  productId === null ? '/offers/bundles' : `/offers/product/${productId}`;
