import { cvDefaultColours, newCv } from '@phila/contract/cv';
import type { Services } from '../../../core/services.ts';
import { createCv, updateCv } from './saved-cvs.ts';

/** Two CVs of the demo consumer: the first, and one in a paid layout for a particular post. */
export const demoCvs = async ({ database, clock }: Services, personId: string): Promise<void> => {
  const now = clock.now();
  await updateCv(database, personId, personId, { ...newCv(), name: 'My CV' }, now);
  await createCv(
    database,
    personId,
    {
      ...newCv(),
      name: 'For Imbali Foods',
      templateId: 30,
      colour: cvDefaultColours[30],
      heading: 'Supply-chain planner who knows cold stores',
    },
    now,
  );
};
