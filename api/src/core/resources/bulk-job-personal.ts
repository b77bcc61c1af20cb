import { rowsPart } from '../personal-data/held-rows.ts';
import type { PersonalArea } from '../personal-data/personal-area.ts';
import { bulkJobs } from './tables.ts';

/** A person's requests to change many rows; the rows themselves and the outcome are not personal. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'bulkJobs',
      title: 'Changes of many rows that you asked for in the last 30 days',
      table: bulkJobs,
      leaveOut: [
        'sealedSet',
        'undoes',
        'operation',
        'ids',
        'reached',
        'refusedRows',
        'requestId',
        'putAwayAt',
      ],
    }),
  ],
};
