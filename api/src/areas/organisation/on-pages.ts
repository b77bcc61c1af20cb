import { and, eq, isNull } from 'drizzle-orm';
import type { ColoursOf, Published } from '../../core/published.ts';
import { organisations } from '../../core/accounts/organisations.ts';

const coloursOf: ColoursOf = async ({ database }, guid) => {
  const [found] = await database
    .select({ primary: organisations.primaryColor, secondary: organisations.secondaryColor })
    .from(organisations)
    .where(and(eq(organisations.guid, guid), isNull(organisations.deletedAt)));
  return found ?? null;
};

/** An organisation on a page before scripts run: its colours. */
export const onPages: Published = { coloursOf };
