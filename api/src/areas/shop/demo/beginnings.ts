import { southAfricanDay } from '@phila/contract';
import { demoFile } from '../../../core/demo/demo-file.ts';
import { DAY } from '../../../core/durations.ts';

/** How to begin with a demo product. The providers do not exist; pages of this site do. */
interface DemoBeginning {
  words: string;
  /** How many days from today it begins. */
  inDays?: number;
  place?: string;
  link?: string;
  code?: string;
}

interface DemoBeginnings {
  readonly [sku: string]: DemoBeginning;
}

/** Reads, by SKU, how every demo product begins that costs something and is not sent, so that no buyer is left without a next step. */
export const demoBeginnings = (): DemoBeginnings => demoFile('product-beginnings');

/** The columns of a demo product that say how to begin with it. */
export const beginningColumns = (beginning: DemoBeginning | undefined, now: Date) => {
  if (beginning === undefined) return {};
  const { words, inDays, place, link, code } = beginning;
  return {
    beginWords: words,
    beginDate: inDays === undefined ? null : southAfricanDay(new Date(now.getTime() + inDays * DAY)),
    beginPlace: place ?? null,
    beginLink: link ?? null,
    beginCode: code ?? null,
  };
};
