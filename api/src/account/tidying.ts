import { lt } from 'drizzle-orm';
import type { Services } from '../services.ts';
import {
  authenticationEvents,
  knownDevices,
  passwordResets,
  registrations,
  sessions,
  throttles,
} from './tables.ts';

const DAY = 86_400_000;
const EVERY = 6 * 3_600_000;

/** Ended sessions stay a while, so that a copied token is still recognised and their owner can be told. */
const KEPT = { sessions: 30 * DAY, devices: 180 * DAY, events: 365 * DAY };

/** Deletes what has run out: nobody's attempts, codes and devices are kept for longer than they serve. */
export const tidy = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const ago = (time: number) => new Date(now.getTime() - time);
  await database.delete(registrations).where(lt(registrations.expiresAt, now));
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await database.delete(throttles).where(lt(throttles.expiresAt, now));
  await database.delete(sessions).where(lt(sessions.expiresAt, ago(KEPT.sessions)));
  await database.delete(knownDevices).where(lt(knownDevices.seenAt, ago(KEPT.devices)));
  await database.delete(authenticationEvents).where(lt(authenticationEvents.at, ago(KEPT.events)));
};

/** Tidies now and every six hours. @returns what stops it, once the round under way has ended. */
export const startTidying = (
  services: Pick<Services, 'database' | 'clock' | 'log'>,
): (() => Promise<void>) => {
  let underWay: Promise<void> = Promise.resolve();
  const round = (): void => {
    underWay = underWay
      .then(() => tidy(services))
      .catch((error: unknown) => services.log.error('tidying failed', error));
  };
  round();
  const timer = setInterval(round, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};
