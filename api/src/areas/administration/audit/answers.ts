import { calls, southAfricanDay, type ValueOf } from '@phila/contract';
import type { SheetColumn } from '@phila/contract/spreadsheet';
import type { WholeService } from '../../../core/area.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { sheetReply } from '../../../core/spreadsheet/sheet-reply.ts';
import { actors } from './actors.ts';
import { auditPage, everyEntry, oneEntry } from './audit-list.ts';
import { describedBy } from './described.ts';

const { administration } = calls;

const PAGE = 50;

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
