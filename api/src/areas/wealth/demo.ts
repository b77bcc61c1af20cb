import { medicalAid, medicalAidDependants, toBody } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { records } from './records.ts';

/** The demo consumer's medical aid, with her daughter on it. */
export const demo = async ({ services: { database, clock }, people }: Demo): Promise<void> => {
  const personId = people.get('consumer');
  if (personId === undefined) return;
  await records.medicalAidDetails.save(
    database,
    personId,
    toBody(medicalAid, {
      medicalAidId: 5,
      plan: 'Essential Saver',
      membershipNo: '400123456',
      mainMember: 'Thandi Mokoena',
      joinedDate: '2016-02-01',
      companyContributionPercentage: 0,
      hasGapCover: true,
    }),
  );
  const daughter = {
    typeNo: 2,
    titleNo: 4,
    firstName: 'Lindiwe',
    surname: 'Mokoena',
    telephoneNumber: '0711234567',
    dateOfBirth: '2014-08-21',
  };
  await records.medicalAidDependants.create(
    database,
    personId,
    toBody(medicalAidDependants, daughter),
    clock.now(),
  );
};
