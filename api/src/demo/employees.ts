import { readFile } from 'node:fs/promises';
import type { Database } from '../core/database/open.ts';
import { readEmployees } from '../areas/employer/import/read-employees.ts';
import { saveEmployees } from '../areas/employer/import/save-employees.ts';
import type { Services } from '../core/services.ts';

/** Beside both `src` and `dist`: the files that the guide for operators shows as samples. */
const FOLDER = new URL('../../demo/', import.meta.url);

/** Supplies what a demo organisation has on record about its employees, the way an operator does. */
export const employFrom = async (
  services: Pick<Services, 'clock' | 'sealing'>,
  within: Database,
  osNo: number,
  file: string,
): Promise<void> => {
  const employees = readEmployees(await readFile(new URL(file, FOLDER), 'utf8'));
  await saveEmployees(services, within, osNo, employees);
};
