import { biographical, bodySchema, contact, toBody, toForm } from '@phila/contract';
import type { Database } from '../../core/database/open.ts';
import type { registrations } from '../../core/accounts/tables.ts';
import { biographicalDetails, contactDetails } from '../details/public.ts';

type SignedUp = Pick<typeof registrations.$inferSelect, 'firstName' | 'lastName' | 'email' | 'mobile'>;

/** Copies sign-up details into My Details, leaving out a name or address that its rules refuse. */
export const fillProfile = async (
  within: Database,
  personId: string,
  { firstName, lastName, email, mobile }: SignedUp,
  now: Date,
): Promise<void> => {
  // Copies only the person's own words: suggestions are theirs to accept.
  const names = {
    ...toBody(biographical, toForm(biographical, null)),
    firstName,
    lastName,
    workPermitType: null,
  };
  const named = bodySchema(biographical).safeParse(names);
  if (named.success) await biographicalDetails.save(within, personId, named.data, now);

  const blank = toBody(contact, toForm(contact, null));
  const reached = bodySchema(contact).safeParse({
    ...blank,
    mobileNo: { ...blank.mobileNo, value: mobile },
    personalEmail: { ...blank.personalEmail, value: email },
  });
  if (reached.success) await contactDetails.save(within, personId, reached.data, now);
};
