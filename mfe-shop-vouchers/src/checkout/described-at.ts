/** Address that describes a line's product or bundle (ECT Act s 43(1)(h)). */
export const describedAt = ({ productId }: { productId: number | null }): string =>
  productId === null ? '/offers/bundles' : `/offers/product/${productId}`;
