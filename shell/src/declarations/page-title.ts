import { brand } from '@phila/contract/brand';
import type { Where } from './where.ts';

/** `Biographical · Phila`; the landing page carries the product's name and tagline. */
export const pageTitle = (where: Where): string =>
  where.kind === 'page' && where.route.path === '/'
    ? `${brand.name} · ${brand.tagline}`
    : `${where.title} · ${brand.name}`;
