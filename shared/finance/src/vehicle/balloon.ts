import { exact, percentOf, rand } from '../money/exact.ts';

/** Balloon in rand: a percentage of the purchase price, as dealers quote it, half-up to the cent. */
export function balloonOf(entry: { purchasePrice: number; balloonPercentage?: number | undefined }): number {
  return rand(percentOf(exact(entry.purchasePrice), entry.balloonPercentage ?? 0));
}
