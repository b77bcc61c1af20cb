import type { Share } from './explanation.ts';
import { exact, shareOf } from './money/exact.ts';

/** Slices for a breakdown chart: `whole` and each part in rand. */
export function sharesOf(
  whole: number,
  parts: readonly (readonly [label: string, amount: number])[],
): Share[] {
  return parts.map(([label, amount]) => ({ label, amount, percent: shareOf(exact(amount), exact(whole)) }));
}
