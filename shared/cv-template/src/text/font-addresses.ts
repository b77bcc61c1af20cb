import type { FaceName } from './face.ts';

/** Addresses of the faces for a worker of the page: files beside its own. */
export const fontAddresses: Readonly<Record<FaceName, URL>> = {
  regular: new URL('../../fonts/inter-regular.ttf', import.meta.url),
  semibold: new URL('../../fonts/inter-semibold.ttf', import.meta.url),
};
