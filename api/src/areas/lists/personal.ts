import { rowsPart } from '../../core/personal-data/held-rows.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { listChoices, listViews } from './tables.ts';

/** A person's saved views and list settings, deleted with the account. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'listViews',
      title: 'Views of lists that you saved',
      table: listViews,
      leaveOut: ['id'],
      labels: { isShared: 'Shared', address: 'What it shows' },
    }),
    rowsPart({
      name: 'listChoices',
      title: 'What you chose of lists',
      table: listChoices,
      leaveOut: ['viewId'],
      labels: { size: 'Rows on a page', isDense: 'Rows close together', widths: 'Widths of columns' },
    }),
  ],
};
