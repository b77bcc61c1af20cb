import { readFile } from 'node:fs/promises';
import type { Demo } from '../../core/area.ts';
import { readPlans } from './import/read-plans.ts';
import { savePlans } from './import/save-plans.ts';

/** Beside both `src` and `dist`: the files that the guide for operators shows as samples. */
const FOLDER = new URL('../../../demo/', import.meta.url);

/** Imports the invented plans, the way an operator does. */
export const demo = async ({ services: { database, clock } }: Demo): Promise<void> => {
  for (const file of ['medical-plans.csv', 'insurance-plans.csv'])
    await savePlans(database, readPlans(await readFile(new URL(file, FOLDER), 'utf8')), clock.now());
};
