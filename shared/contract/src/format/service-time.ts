import { southAfricanDay } from './south-african-time.ts';

declare global {
  /**
   * How far the service's clock is ahead of this device's, in milliseconds; the platform keeps it, and the service, which
   * has none, goes by its own. It stands here because each remote brings a copy of this file.
   */
  // oxlint-disable-next-line no-var -- only a var is a property of globalThis
  var philaAhead: number | undefined;
}

/** The service's time in milliseconds since 1970: many a device's clock is wrong, some by years. */
export const serviceNow = (): number => Date.now() + (globalThis.philaAhead ?? 0);

/** The day that it is in South Africa by the service's clock: `2026-11-28`. In what is drawn: `useToday` of @phila/platform. */
export const southAfricanToday = (): string => southAfricanDay(new Date(serviceNow()));
