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
  /** How it works: its length, who helps. */
  how: string;
  link?: string;
  /** Sent to an address; default: it takes place or is downloaded. */
  isDelivered?: true;
  /** Can be bought again, as a service can; default: it is owned once. */
  kind?: 'again';
}

export interface DemoCategory {
  name: string;
  /** Colours of the background and the ornament. */
  ground: string;
  ornament: string;
  products: readonly DemoProduct[];
}

/** Reads forty products in six categories. The providers are invented; the prices are realistic. */
export const demoCategories = (): readonly DemoCategory[] => demoFile('products');

const MADE_UP =
  'This product is an example for trying the shop: what it is, who offers it and its price are made up.';

/** The long description in Markdown. Its last sentence says that the product does not exist. */
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
