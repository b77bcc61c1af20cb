import type { PersonalPart } from '../../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../../core/personal-data/held-rows.ts';
import { savedCvs } from './tables.ts';

/** The person's CVs; the links to them are among those that the core keeps. */
export const parts: readonly PersonalPart[] = [
  rowsPart({
    name: 'cvs',
    title: 'CVs',
    table: savedCvs,
    leaveOut: ['id', 'version'],
    labels: { templateId: 'Template', personalSummary: 'Own summary', heading: 'Own heading' },
  }),
];
