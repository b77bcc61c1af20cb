import type { PersonalPart } from '../../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../../core/personal-data/held-rows.ts';
import { savedCvs } from './tables.ts';

/** Saved CVs for the export and deletion of personal data; the core covers the links to them. */
export const parts: readonly PersonalPart[] = [
  rowsPart({
    name: 'cvs',
    title: 'CVs',
    table: savedCvs,
    leaveOut: ['id', 'version'],
    labels: { templateId: 'Template', personalSummary: 'Own summary', heading: 'Own heading' },
  }),
];
