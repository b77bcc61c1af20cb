import { Readable } from 'node:stream';
import { calls, southAfricanDay } from '@phila/contract';
import type { WholeService } from '../../../core/area.ts';
import { auditEntries } from '../../../core/audit/tables.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { csv } from '../../../core/csv/csv.ts';
import type { Database } from '../../../core/database/open.ts';
import { namesOfAccounts } from '../../../core/people/names-of-accounts.ts';
import { accountRoles } from '../../../core/people/role-tables.ts';
import { auditPage, everyEntry, oneEntry } from './audit-list.ts';
import { describedBy } from './described.ts';

const { administration } = calls;

const PAGE = 50;

const actors = async (database: Database) => {
  const [wrote, may] = await Promise.all([
    database.selectDistinct({ id: auditEntries.actorId }).from(auditEntries),
    database.selectDistinct({ id: accountRoles.accountId }).from(accountRoles),
  ]);
  const names = await namesOfAccounts(database, [...new Set([...wrote, ...may].map(({ id }) => id))]);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-ZA'));
};

/** The audit, as those read it who look after the site. */
export const auditAnswers = ({ areas }: WholeService): Implementation[] => {
  const described = describedBy(areas);
  return [
    implement(administration.audit, ({ query: { After, ...filters } }, { database }) =>
      auditPage(database, described, filters, { size: PAGE, after: After }),
    ),
    implement(administration.auditEntry, ({ params }, { database }) =>
      oneEntry(database, described, params.id),
    ),
    implement(administration.auditActors, async (_input, { database }) => ({
      people: await actors(database),
      areas: [...described.areas],
    })),
    implement(administration.auditFile, ({ query }, { database, clock }) => ({
      bytes: Readable.from(
        csv(
          [
            { heading: 'When', cell: ({ at }) => at },
            { heading: 'Who', cell: ({ actor, actorId }) => actor ?? actorId },
            { heading: 'What', cell: ({ what }) => what },
            { heading: 'Kind', cell: ({ kind }) => kind },
            { heading: 'Area', cell: ({ area }) => area },
            { heading: 'Rows', cell: ({ rowIds }) => rowIds.join(' ') },
            { heading: 'Fields', cell: ({ fields }) => fields.join(' ') },
            {
              heading: 'Difference',
              cell: ({ difference }) =>
                (difference ?? [])
                  .map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
                  .join('\n'),
            },
            { heading: 'Where from', cell: ({ network }) => network },
            { heading: 'Request', cell: ({ requestId }) => requestId },
          ],
          everyEntry(database, described, query),
        ),
      ),
      contentType: 'text/csv; charset=utf-8',
      fileName: `audit-${southAfricanDay(clock.now())}.csv`,
      headers: { 'cache-control': 'no-store' },
    })),
  ];
};
