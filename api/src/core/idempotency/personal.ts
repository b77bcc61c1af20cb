import { rowsPart } from '../personal-data/held-rows.ts';
import type { PersonalArea } from '../personal-data/personal-area.ts';
import { idempotentReplies } from './tables.ts';

/** Exports only that something was saved in the last day; the content is in the record itself. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'idempotentReplies',
      title: 'What you added in the last day, so that nothing is added twice',
      table: idempotentReplies,
      leaveOut: ['key', 'inputMark', 'sealedValue'],
    }),
  ],
};
