import { demoFile } from '../../../core/demo/demo-file.ts';

interface DemoCause {
  name: string;
  type: 'School' | 'Charity' | 'Clinic' | 'Sports club';
  colours: readonly [string, string];
}

export interface DemoOffer {
  name: string;
  company: string;
  short: string;
  long: string;
  discount: string;
  worth: number;
  category: string;
  method: 'Static' | 'Unique Code' | 'Pin';
  /** The beginning of its codes, or its PIN. */
  code: string;
  /** Days from the start of the demo until it ends; null for no end. */
  days: number | null;
  colours: readonly [string, string];
  media: readonly ('facebook' | 'instagram' | 'whatsapp' | 'youtube' | 'x' | 'tiktok' | 'linkedin')[];
}

interface DemoBundle {
  name: string;
  price: number;
  offers: readonly string[];
  type: string;
  cause: string | null;
  percentage: number;
  organisation: 'first' | 'second' | null;
  colours: readonly [string, string];
}

interface DemoVouchers {
  causes: readonly DemoCause[];
  offers: readonly DemoOffer[];
  /** Offers in no bundle are for everybody signed in. */
  bundles: readonly DemoBundle[];
}

/** Reads the demo's bundles and offers. All companies, schools and addresses are invented. */
export const demoVouchers = (): DemoVouchers => demoFile('vouchers');
