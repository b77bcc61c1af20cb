import { demoFile } from '../../../core/demo/demo-file.ts';
import type { Emblem } from './pictures.ts';

export interface DemoProduct {
  sku: string;
  name: string;
  /** In rand. */
  price: number;
  emblem: Emblem;
  short: string;
  /** The things that a buyer gets, a line each. */
  gets: readonly string[];
  /** How it goes: how long it takes, who helps. */
  how: string;
  link?: string;
  /** Sent to an address; default: it takes place or is downloaded. */
  isDelivered?: true;
}

export interface DemoCategory {
  name: string;
  /** The ground and the ornament of its pictures. */
  ground: string;
  ornament: string;
  products: readonly DemoProduct[];
}

/** Reads forty products in six categories. The providers do not exist; prices are like those of real ones. */
export const demoCategories = (): readonly DemoCategory[] => demoFile('products');

const MADE_UP =
  'This product is an example for trying the shop: what it is, who offers it and its price are made up.';

/** The long description of a product, in Markdown; at its end, that there is no such product. */
export const descriptionOf = ({ gets, how }: DemoProduct): string =>
  [
    '### What you get',
    ...gets.map((line) => `- ${line}`),
    '',
    '### How it goes',
    how,
    '',
    `*${MADE_UP}*`,
  ].join('\n');
