import { asc, inArray } from 'drizzle-orm';
import { accountById } from '../accounts/accounts.ts';
import type { Database } from '../database/open.ts';
import type { PersonalArea } from '../personal-data/personal-area.ts';
import { plainRow } from '../personal-data/held-rows.ts';
import { outbox, sentMessages } from './tables.ts';

/** Lists the person's addresses. Leaves out an unproved mobile number, because it may be another person's. */
const addressesOf = async (database: Database, accountId: string): Promise<string[]> => {
  const account = await accountById(database, accountId);
  if (account === null) return [];
  const { email, mobile, mobileVerifiedAt } = account;
  const isTheirs = mobileVerifiedAt !== null || email === null;
  return [email, isTheirs ? mobile : null].filter((address) => address !== null);
};

/** Exports sent and waiting messages without their texts: these contain codes and links, and are not kept. */
export const personal: PersonalArea = {
  parts: [
    {
      name: 'messages',
      title: 'Messages that we sent you',
      tables: [sentMessages],
      read: async ({ database }, accountId) => {
        const rows = await database
          .select()
          .from(sentMessages)
          .where(inArray(sentMessages.recipient, await addressesOf(database, accountId)))
          .orderBy(asc(sentMessages.sentAt));
        return rows.map(({ channel, recipient, subject, sentAt }) =>
          plainRow({ sentAt, channel, recipient, subject }),
        );
      },
    },
  ],
  forget: async (within, accountId) => {
    const addresses = await addressesOf(within, accountId);
    await within.delete(outbox).where(inArray(outbox.recipient, addresses));
    await within.delete(sentMessages).where(inArray(sentMessages.recipient, addresses));
  },
};
