import type { CvRecords } from '@phila/contract/cv';
import { toJsonResume } from '../../json-resume/to-json-resume.ts';
import { readChoices, readWholeProfile } from './all-records.ts';

/** The person's career as the text of a JSON Resume. */
export const exportProfile = async (records: CvRecords, today: string): Promise<string> => {
  const [profile, choices] = await Promise.all([readWholeProfile(records), readChoices()]);
  return toJsonResume(profile, choices, today);
};
