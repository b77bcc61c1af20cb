import { southAfricanDay } from './south-african-time.ts';

declare global {
  /**
   * Milliseconds by which the service's clock is ahead of this device's; set by the platform, and absent on the
   * service. Global, because every remote bundles its own copy of this file.
   */
  // oxlint-disable-next-line no-var -- only a var is a property of globalThis
  var philaAhead: number | undefined;
}

/** Service time in milliseconds since 1970, because device clocks can be wrong by years. */
export const serviceNow = (): number => Date.now() + (globalThis.philaAhead ?? 0);

/** Today in South Africa by the service's clock: `2026-11-28`. Components use `useToday` of @phila/platform. */
export const southAfricanToday = (): string => southAfricanDay(new Date(serviceNow()));
