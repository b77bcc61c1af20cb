import { calls, southAfricanDay, type ValueOf } from '@phila/contract';
import type { SheetColumn } from '@phila/contract/spreadsheet';
import type { WholeService } from '../../../core/area.ts';
import { auditEntries } from '../../../core/audit/tables.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { accountRoles } from '../../../core/access/role-tables.ts';
import { sheetReply } from '../../../core/spreadsheet/sheet-reply.ts';
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

type Entry = ValueOf<typeof administration.auditEntry>;

const columns: readonly SheetColumn<Entry>[] = [
  { heading: 'When', kind: 'moment', cell: ({ at }) => new Date(at) },
  { heading: 'Who', kind: 'text', cell: ({ actor, actorId }) => actor ?? actorId },
  { heading: 'What', kind: 'text', cell: ({ what }) => what },
  { heading: 'Kind', kind: 'text', cell: ({ kind }) => kind },
  { heading: 'Area', kind: 'text', cell: ({ area }) => area },
  { heading: 'Rows', kind: 'text', cell: ({ rowIds }) => rowIds.join(' ') },
  { heading: 'Fields', kind: 'text', cell: ({ fields }) => fields.join(' ') },
  {
    heading: 'Difference',
    kind: 'text',
    cell: ({ difference }) =>
      (difference ?? [])
        .map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
        .join('\n'),
  },
  { heading: 'Where from', kind: 'text', cell: ({ network }) => network },
  { heading: 'Request', kind: 'text', cell: ({ requestId }) => requestId },
];

/** Serves the audit to administrators of the site. */
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
    implement(administration.auditFile, ({ query: { Format, ...filters } }, { database, clock }) =>
      sheetReply(
        { Format },
        `audit-${southAfricanDay(clock.now())}`,
        columns,
        everyEntry(database, described, filters),
      ),
    ),
  ];
};
