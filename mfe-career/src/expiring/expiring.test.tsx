import { calls } from '@phila/contract/calls';
import { southAfricanDay } from '@phila/contract/format';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import ExpirableQualificationsPage from './expirable-qualifications-page.tsx';
import MembershipsPage from './memberships-page.tsx';
import RegistrationsPage from './registrations-page.tsx';

const { career, lookup } = calls;

const DAY = 86_400_000;
const end = southAfricanDay(new Date(Date.now() + 15 * DAY));
const same = { id: '01910000-0000-7000-8000-000000000001', version: 1, certificate: null };
const body = { ...same, name: 'SACE', areaOfRegistration: 'Teaching' };

it.each([
  {
    Screen: MembershipsPage,
    list: answer(career.membership.list, [
      { ...body, membershipNo: 'M1', dateValidFrom: '2020-01-01', dateValidTo: end },
    ]),
  },
  {
    Screen: RegistrationsPage,
    list: answer(career.professionalRegistration.list, [
      { ...body, registrationNo: 'R1', dateFrom: '2020-01-01', dateTo: end },
    ]),
  },
  {
    Screen: ExpirableQualificationsPage,
    list: answer(career.expirableQualification.list, [
      {
        ...same,
        name: 'First aid',
        institutionId: null,
        institutionName: 'Red Cross',
        accreditationNo: null,
        qualificationId: null,
        qualificationName: null,
        qualificationLevelId: null,
        qualificationLevelName: null,
        specialisationId: null,
        specialisationName: null,
        startDate: '2020-01-01',
        endDate: end,
      },
    ]),
  },
])('$Screen.name says how far the end is', async ({ Screen, list }) => {
  renderWithPlatform(<Screen />, {
    signedIn: true,
    answers: [
      list,
      answer(lookup.institutions, []),
      answer(lookup.qualification, []),
      answer(lookup.qualificationLevels, []),
      answer(lookup.specialisations, []),
    ],
  });
  expect(await screen.findByText(/^Expires in 15 days/)).toBeInTheDocument();
});
