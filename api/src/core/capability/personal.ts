import type { PersonalArea } from '../personal-data/personal-area.ts';
import { rowsPart } from '../personal-data/held-rows.ts';
import { capabilities } from './tables.ts';

/** Links that let other people open something of the person's. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'capabilities',
      title: 'Links that open something of yours',
      table: capabilities,
      leaveOut: ['id', 'hash', 'subject', 'sentToMark', 'endsWithSessions'],
    }),
  ],
};
