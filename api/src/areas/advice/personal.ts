import { eq } from 'drizzle-orm';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../core/personal-data/held-rows.ts';
import { adviceRequests } from './tables.ts';

/** Required by the General Code of Conduct under the FAIS Act (privacy policy, "How long we keep it"). */
export const ADVICE_KEPT_YEARS = 5;

/** When a request's retention ends. */
const adviceKeptUntil = (createdAt: Date): Date => {
  const until = new Date(createdAt);
  until.setUTCFullYear(until.getUTCFullYear() + ADVICE_KEPT_YEARS);
  return until;
};

/** Requests to speak to an expert. They outlive the account. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({ name: 'adviceRequests', title: 'Requests to speak to an expert', table: adviceRequests }),
  ],
  retain: async (within, accountId) => {
    const rows = await within.select().from(adviceRequests).where(eq(adviceRequests.personId, accountId));
    return rows.map(({ topic, message, whenToCall, createdAt }) => ({
      kind: 'Requests to speak to an expert',
      record: { topic, message, whenToCall, createdAt: createdAt.toISOString() },
      keptUntil: adviceKeptUntil(createdAt),
    }));
  },
};
