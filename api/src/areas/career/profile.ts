import type { CareerProfile } from '@phila/contract';
import type { Database } from '../../core/database/open.ts';
import { biographicalDetails, contactDetails } from '../details/public.ts';
import { records } from './records.ts';

/** Reads a person's career records, with contact and personal details from My Details. */
export const careerProfile = async (database: Database, personId: string): Promise<CareerProfile> => {
  const read = <T>(from: { read(database: Database, personId: string): Promise<T> }): Promise<T> =>
    from.read(database, personId);
  const all = <T>(from: { all(database: Database, personId: string): Promise<T> }): Promise<T> =>
    from.all(database, personId);
  return {
    aboutMe: await read(records.aboutMe),
    contact: await read(contactDetails),
    biographical: await read(biographicalDetails),
    secondaryEducation: await all(records.secondaryEducation),
    tertiaryEducation: await all(records.tertiaryEducation),
    expirableQualifications: await all(records.expirableQualifications),
    courses: await all(records.courses),
    experience: await all(records.experience),
    references: await all(records.references),
    skills: await all(records.skills),
    memberships: await all(records.memberships),
    registrations: await all(records.professionalRegistrations),
  };
};
