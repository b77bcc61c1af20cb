import { fileURLToPath } from 'node:url';
import { readTable } from '../../core/csv/read-table.ts';
import type { Demo } from '../../core/area.ts';
import { MAX_FILE_LINES } from '@phila/contract';
import { readPlans } from './import/read-plans.ts';
import { savePlans } from './import/save-plans.ts';

/** Sample files of the operators' guide. The path is the same from `src` and from `dist`. */
const FOLDER = new URL('../../../demo/', import.meta.url);

/** Imports the invented example plans with the operator's import. */
export const demo = async ({ services: { database, clock } }: Demo): Promise<void> => {
  for (const file of ['medical-plans.csv', 'insurance-plans.csv'])
    await savePlans(
      database,
      await readPlans(await readTable(fileURLToPath(new URL(file, FOLDER)), MAX_FILE_LINES)),
      clock.now(),
    );
};
