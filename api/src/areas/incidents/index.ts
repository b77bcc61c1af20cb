import { calls, southAfricanDay } from '@phila/contract';
import type { SheetColumn } from '@phila/contract/spreadsheet';
import { area } from '../../core/area.ts';
import { implement } from '../../core/calls/implement.ts';
import { sheetReply } from '../../core/spreadsheet/sheet-reply.ts';
import { actors } from '../administration/public.ts';
import { countLookedAt, everyLookedAt, type LookedAt } from './looked-at.ts';
import { incidents } from './register.ts';

const columns: readonly SheetColumn<LookedAt>[] = [
  { heading: 'Name', kind: 'text', cell: ({ name }) => name },
  { heading: 'Email', kind: 'text', cell: ({ email }) => email },
  { heading: 'Mobile', kind: 'text', cell: ({ mobile }) => mobile },
  { heading: 'First', kind: 'moment', cell: ({ first }) => first },
  { heading: 'Last', kind: 'moment', cell: ({ last }) => last },
  { heading: 'Acts', kind: 'number', cell: ({ acts }) => acts },
];

/** Keeps the register of security compromises, and finds whose data was reached (POPIA s 22). */
export const incidentsArea = area({
  name: 'incidents',
  resources: [incidents],
  answers: ({ areas }) => {
    const owners = areas.flatMap((one) => one.owners);
    return [
      implement(calls.incidents.people, ({ query }, { database }) => countLookedAt(database, owners, query)),
      implement(calls.incidents.peopleFile, ({ query: { Format, ...acts } }, { database, clock }) =>
        sheetReply(
          { Format },
          `people-${southAfricanDay(clock.now())}`,
          columns,
          everyLookedAt(database, owners, acts),
        ),
      ),
      implement(calls.incidents.staff, (_input, { database }) => actors(database)),
    ];
  },
});
