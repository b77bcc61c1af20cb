import type { FaceName } from './face.ts';

/** Where a worker of the page finds the faces: files beside its own. */
export const fontAddresses: Readonly<Record<FaceName, URL>> = {
  regular: new URL('../../fonts/inter-regular.ttf', import.meta.url),
  semibold: new URL('../../fonts/inter-semibold.ttf', import.meta.url),
};
