import type { PersonalArea } from '../personal-data/area.ts';
import { rowsPart } from '../personal-data/held-rows.ts';
import { consentChanges } from './tables.ts';

/** What the person agreed to and took back, with every change. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'consents',
      title: 'What you agreed to',
      table: consentChanges,
      leaveOut: ['id'],
      labels: { granted: 'Agreed', textVersion: 'Version of the text' },
    }),
  ],
};
