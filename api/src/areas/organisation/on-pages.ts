import { and, eq, isNull } from 'drizzle-orm';
import type { ColoursOf, Published } from '../../core/filling.ts';
import { organisations } from '../../core/people/organisations.ts';

/** As the browser reads the address (shared/platform/src/organisation): the specification writes it with a z. */
const PARAMETER = /^organi[sz]ation$/i;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The colours of the organisation whose link was followed: `?Organization=<guid>`. */
const coloursOf: ColoursOf = async ({ database }, query) => {
  const guid = [...query]
    .find(([name]) => PARAMETER.test(name))?.[1]
    .trim()
    .toLowerCase();
  if (guid === undefined || !GUID.test(guid)) return null;
  const [found] = await database
    .select({ primary: organisations.primaryColor, secondary: organisations.secondaryColor })
    .from(organisations)
    .where(and(eq(organisations.guid, guid), isNull(organisations.deletedAt)));
  return found ?? null;
};

/** What pages have of an organisation before any script has come. */
export const onPages: Published = { pages: {}, addresses: async () => [], coloursOf };
