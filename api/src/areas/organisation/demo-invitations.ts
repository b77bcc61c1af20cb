import { issueCapability } from '../../core/capability/capability.ts';
import { DAY } from '../../core/durations.ts';
import { maskedEmail } from '../../core/people/masked-email.ts';
import { normaliseEmail } from '../../core/accounts/user-name.ts';
import type { Services } from '../../core/services.ts';
import { INVITATION, LIFETIME } from './invitations.ts';

/** Invented people with an unanswered invitation, and its age in days. */
const invited: readonly (readonly [email: string, days: number])[] = [
  ['ayanda.mthembu@demo.phila.example', 1],
  ['chantelle.petersen@demo.phila.example', 1],
  ['pieter.vandermerwe@demo.phila.example', 4],
  ['refilwe.mokwena@demo.phila.example', 9],
];

/** Adds open invitations as an administrator issues them, but sends no letters: no one reads these addresses. */
export const addDemoInvitations = async (
  { database, clock, sealing }: Pick<Services, 'database' | 'clock' | 'sealing'>,
  { osNo, accountId }: { osNo: number; accountId: string },
): Promise<void> => {
  for (const [email, days] of invited) {
    const at = new Date(clock.now().getTime() - days * DAY);
    const address = normaliseEmail(email);
    await issueCapability(database, at, {
      accountId,
      purpose: INVITATION,
      subject: String(osNo),
      expiresAt: new Date(at.getTime() + LIFETIME),
      sentTo: { address: maskedEmail(address), mark: sealing.mark(address) },
      maxUses: 1,
      endsWithSessions: false,
    });
  }
};
