import { and, isNull, lt, or } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import { passkeyChallenges, sessionStepUps } from '../../core/step-up/factor-tables.ts';
import { tidyLimits } from '../../core/limits/tidying.ts';
import type { Task } from '../../core/jobs/task.ts';
import {
  authenticationEvents,
  knownDevices,
  passwordResets,
  registrations,
  sessions,
  signInChanges,
} from '../../core/accounts/tables.ts';
import { viewings } from '../../core/people/viewing-tables.ts';
import { DAY, HOUR } from '../../core/durations.ts';

/**
 * Retention after ending, so that the list of devices shows ended sessions. A test compares it with the privacy policy,
 * "How long we keep it".
 */
export const KEPT = { sessions: 30 * DAY, devices: 180 * DAY, events: 365 * DAY };

/** Deletes expired sign-ups, resets, contact changes, sessions, devices, log entries and attempt counts. */
export const tidy = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const ago = (time: number) => new Date(now.getTime() - time);
  await database.delete(registrations).where(lt(registrations.expiresAt, now));
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await database
    .delete(signInChanges)
    .where(
      or(
        and(isNull(signInChanges.madeAt), lt(signInChanges.expiresAt, now)),
        lt(signInChanges.undoUntil, now),
      ),
    );
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await database.delete(sessionStepUps).where(lt(sessionStepUps.until, now));
  await tidyLimits({ database, clock });
  await database
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, ago(KEPT.sessions)), lt(sessions.endedAt, ago(KEPT.sessions))));
  await database.delete(viewings).where(lt(viewings.expiresAt, ago(KEPT.sessions)));
  await database.delete(knownDevices).where(lt(knownDevices.seenAt, ago(KEPT.devices)));
  await database.delete(authenticationEvents).where(lt(authenticationEvents.at, ago(KEPT.events)));
};

export const tidying: Task<Services> = { name: 'tidying', every: 6 * HOUR, run: tidy };
