import { careerCategories, careerCompletion } from '@phila/contract';
import { area } from '../../core/area.ts';
import type { Completion } from '../../core/records/stored-record.ts';
import { answers as cvs } from './cvs/answers.ts';
import { parts } from './cvs/personal.ts';
import * as tables from './cvs/tables.ts';
import { demo } from './demo.ts';
import { careerProfile } from './profile.ts';
import { records } from './records.ts';
import { careerParts, strength } from './strength.ts';

/** The completion of each part of the overview. A part may cover several records. */
const completions = careerParts.map((part): Completion => ({
  overview: 'career',
  category: careerCategories[part],
  percentage: async (database, personId) => careerCompletion[part](await careerProfile(database, personId)),
}));

/** My Career: education, experience and skills, and the CVs made of them (specification: career). */
export const careerArea = area({
  name: 'career',
  records,
  completions,
  answers: [strength, ...cvs],
  tables,
  personal: { parts },
  demo,
});
