import { careerCategories, type CareerCategory, careerCompletion } from '@phila/contract';
import { area } from '../../core/area.ts';
import type { Completion } from '../../core/records/stored-record.ts';
import { careerProfile } from './profile.ts';
import { records } from './records.ts';

const parts = Object.keys(careerCategories) as CareerCategory[];

/** Each part of the career, counted over all that belongs to it. */
const completions = parts.map((part): Completion => ({
  overview: 'career',
  category: careerCategories[part],
  percentage: async (database, personId) => careerCompletion[part](await careerProfile(database, personId)),
}));

/** My Career: what a person learned, did and can (specification: career). */
export const careerArea = area({ name: 'career', records, completions });
