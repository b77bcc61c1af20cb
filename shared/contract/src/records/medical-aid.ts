import { lookups } from '../lookups/index.ts';
import { wholeNumber } from '../rules/number.ts';
import { length, required } from '../rules/text.ts';
import { amount, date, lookupOrTyped, text, typed, yesNo } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/**
 * Specification: wealth, "Medical aid". Special personal information (POPIA s 26): stored because the person provided
 * it, or their employer did and the person accepted it. The site asks for it nowhere else (api/README.md, “Health,
 * children and what lies here before anybody agreed”).
 */
export const medicalAid = record({
  title: 'Medical Aid',
  paths: singlePaths('/Wealth/get-medical-aid-details', '/Wealth/upsert-medical-aid-details'),
  fields: {
    medicalAidId: lookupOrTyped(
      'Medical aid',
      lookups.medicalAid,
      'medicalAidName',
      'Please select a valid medical aid',
    ),
    medicalAidName: typed('Medical aid that is not listed'),
    plan: text('Plan', length(2, 255, 'Please enter a valid plan')),
    membershipNo: text('Membership number'),
    mainMember: text('Main member', required('Main member is required')),
    joinedDate: date('Joined date'),
    companyContributionPercentage: amount(
      'Company contribution percentage',
      wholeNumber(0, 100, 'Invalid percentage value'),
      { unit: 'percent', initial: 0, whenBlank: 0, hint: 'How much of the contribution your employer pays.' },
    ),
    hasGapCover: yesNo('Gap cover', undefined, {
      hint: 'Insurance for what a doctor or hospital charges above the rate of the scheme.',
    }),
    rewardsProgramme: text('Rewards programme'),
  },
});
