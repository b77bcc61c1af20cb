import { southAfricanDay } from '@phila/contract';
import { demoFile } from '../../../core/demo/demo-file.ts';
import { DAY } from '../../../core/durations.ts';

/** How to begin with a demo product. The providers are invented; linked pages of this site exist. */
interface DemoBeginning {
  words: string;
  /** Days from today until it begins. */
  inDays?: number;
  place?: string;
  link?: string;
  code?: string;
}

interface DemoBeginnings {
  readonly [sku: string]: DemoBeginning;
}

/** Reads by SKU how each paid demo product that is not sent begins, so that no buyer lacks a next step. */
export const demoBeginnings = (): DemoBeginnings => demoFile('product-beginnings');

/** Fills a product's columns on how to begin. */
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
