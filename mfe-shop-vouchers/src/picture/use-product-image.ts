import { calls, imageDevices, imageQualities, imageTypes } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureReads } from '../reading/shop-reads.ts';
import { imageSource } from './image-source.ts';

const NO_DATA = 'No image data received from server';

interface ProductImage {
  /** Null while there is no picture. */
  src: string | null;
  /** Reason for a missing picture; null if there is one. */
  state: 'loading' | 'missing' | null;
  /** Fault in reading the bytes; null if none. */
  fault: string | null;
  /** Call when `src` fails to load, to read the bytes themselves. */
  onError: () => void;
}

/** Picture of a product by its address, or by its bytes from the list of pictures if that fails. */
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
