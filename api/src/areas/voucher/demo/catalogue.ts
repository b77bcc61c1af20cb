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
  /** The start of its codes, or its PIN. */
  code: string;
  /** Days from the start of the demo until it ends; null: it does not. */
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
  /** Offers in none of them are for all signed-in people. */
  bundles: readonly DemoBundle[];
}

/** Reads what the demo sells and gives away. None of these companies, schools and addresses exist. */
export const demoVouchers = (): DemoVouchers => demoFile('vouchers');
