import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../core/database/open.ts';
import { throttleKey, countUse } from '../../core/limits/throttle.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { above } from './above.ts';

/** The daily minimum, so that an organisation without members can invite its first. */
const FEWEST = 10;

/** Finds the topmost ancestor, and the number of confirmed members in its whole tree. */
const wholeOf = async (within: Database, osNo: number): Promise<{ top: number; confirmed: number }> => {
  const { rows } = (await within.execute(sql`
    with recursive ${above(osNo)},
    below (os_no) as (
      select os_no from above where parent_os_no is null
      union
      select organisations.os_no from organisations join below on organisations.parent_os_no = below.os_no
    )
    select
      (select os_no from above where parent_os_no is null) as top,
      (
        select count(distinct account_id)::int from profiles
        where membership_confirmed_at is not null and os_no in (select os_no from below)
      ) as confirmed`)) as { rows: { top: number | null; confirmed: number }[] };
  return { top: rows[0]?.top ?? osNo, confirmed: rows[0]?.confirmed ?? 0 };
};

/**
 * Counts a mail to somebody who did not ask for it, in the transaction that sends it. Counts for the whole tree of
 * organisations, so that creating more of them allows no more mail.
 * @returns true if the day had room for it
 */
export const countInvitation = async (
  { clock, configuration }: Pick<Services, 'clock' | 'configuration'>,
  within: Database,
  osNo: number,
): Promise<boolean> => {
  const { uses, window } = configuration.organisationInvitationLimit;
  const { top, confirmed } = await wholeOf(within, osNo);
  const [organisation] = await within
    .select({ invitationsADay: organisations.invitationsADay })
    .from(organisations)
    .where(eq(organisations.osNo, top));
  const most = organisation?.invitationsADay ?? Math.min(uses, Math.max(FEWEST, 2 * confirmed));
  if (most === 0) return false;
  const limit = { uses: most, window };
  const key = throttleKey('invitations of an organisation', String(top));
  return (await countUse(within, key, limit, clock.now())).allowed;
};
