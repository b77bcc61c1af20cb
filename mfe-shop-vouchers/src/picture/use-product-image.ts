import { calls, imageDevices, imageQualities, imageTypes } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureReads } from '../reading/shop-reads.ts';
import { imageSource } from './image-source.ts';

const NO_DATA = 'No image data received from server';

interface ProductImage {
  /** Null while there is none to show. */
  src: string | null;
  /** Why there is none; null where there is one. */
  state: 'loading' | 'missing' | null;
  /** What went wrong with asking for the bytes; null where nothing did. */
  fault: string | null;
  /** To be told when `src` could not be shown: the bytes themselves are asked for then. */
  onError: () => void;
}

/** A product's picture: by its address, and where that does not come, its bytes out of the list of pictures. */
export const useProductImage = (productId: number, imageUrl: string): ProductImage => {
  const address = imageSource(imageUrl);
  const [failed, setFailed] = useState<string | null>(null);
  const isLost = address !== null && failed === address;
  const inline = useQuery(
    calls.image.imagesForDevice.query(
      {
        params: { type: imageTypes.Product, quality: imageQualities.Half, device: imageDevices.Desktop },
        query: { productId, Counted: 'false' },
      },
      { ...pictureReads, enabled: isLost },
    ),
  );
  if (!isLost)
    return {
      src: address,
      state: address === null ? 'missing' : null,
      fault: null,
      onError: () => setFailed(address),
    };
  const onError = () => undefined;
  if (inline.data === undefined && inline.error === null)
    return { src: null, state: 'loading', fault: null, onError };
  const [item] = inline.data?.items ?? [];
  const src = item === undefined ? null : imageSource(item.image);
  return src === null
    ? { src, state: 'missing', fault: NO_DATA, onError }
    : { src, state: null, fault: null, onError };
};
