import { experience, tertiaryEducation } from '@phila/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { notFound } from '../../core/http/refusal.ts';
import { type Cap, MOST_ROWS } from '../../core/records/most-rows.ts';
import {
  type EmployerSection,
  haveSame,
  joinTexts,
  type RowStore,
} from '../../core/records/employer-section.ts';
import { careerDetails, type CareerRow } from './tables.ts';

type Kind = 'tertiaryEducation' | 'experience';

const caps: Record<Kind, Cap> = {
  tertiaryEducation: { most: MOST_ROWS, plural: 'tertiary education entries' },
  experience: { most: MOST_ROWS, plural: 'experience entries' },
};

/** The rows of one kind in the person's career details, as a table of records would keep them (api/README.md, “Education and experience before the career screens”). */
const careerRows = (kind: Kind): RowStore => {
  const all = async (database: Database, personId: string): Promise<CareerRow[]> => {
    const [found] = await database.select().from(careerDetails).where(eq(careerDetails.personId, personId));
    return found?.[kind] ?? [];
  };
  const write = async (database: Database, personId: string, rows: CareerRow[]): Promise<void> => {
    const none: Record<Kind, CareerRow[]> = { tertiaryEducation: [], experience: [] };
    await database
      .insert(careerDetails)
      .values({ ...none, personId, [kind]: rows })
      .onConflictDoUpdate({ target: careerDetails.personId, set: { [kind]: rows } });
  };
  return {
    cap: caps[kind],
    all,
    create: async (database, personId, body, now) => {
      const rows = await all(database, personId);
      await write(database, personId, [...rows, { ...body, id: uuidv7(now), version: 1 }]);
    },
    update: async (database, personId, id, body) => {
      const rows = await all(database, personId);
      if (!rows.some((row) => row.id === id)) throw notFound();
      await write(
        database,
        personId,
        rows.map((row) => (row.id === id ? { ...body, id, version: row.version + 1 } : row)),
      );
    },
  };
};

/** What employers supply of a career. */
export const careerSections: readonly EmployerSection[] = [
  {
    kind: 'rows',
    part: 'career',
    name: 'tertiaryEducation',
    record: tertiaryEducation,
    store: careerRows('tertiaryEducation'),
    nameOf: ({ courseName }) => joinTexts([courseName]),
    isSame: (a, b) => haveSame(a, b, ['courseName', 'startDate']),
  },
  {
    kind: 'rows',
    part: 'career',
    name: 'experience',
    record: experience,
    store: careerRows('experience'),
    nameOf: ({ projectName, positionRole }) => joinTexts([positionRole, projectName], ', '),
    isSame: (a, b) => haveSame(a, b, ['projectName', 'positionRole', 'startDate']),
  },
];
