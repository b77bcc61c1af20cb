import type { CvRecords } from '@phila/contract/cv';
import { toJsonResume } from '../../json-resume/to-json-resume.ts';
import { readChoices, readWholeProfile } from './all-records.ts';

/** Exports the person's career as JSON Resume text. */
export const exportProfile = async (records: CvRecords, today: string): Promise<string> => {
  const [profile, choices] = await Promise.all([readWholeProfile(records), readChoices()]);
  return toJsonResume(profile, choices, today);
};
