import { chosenOrTyped, dateIn, dateOf, type Draft, type ImportedEntry, made } from './imported-entry.ts';
import { end, isNow, known } from './parts-of-date.ts';
import type { Choices } from './records.ts';

/** Names of the day on which a certificate ends. */
const EXPIRIES = [
  'endDate',
  'expiry',
  'expiryDate',
  'expires',
  'expiresOn',
  'expirationDate',
  'validTo',
  'validUntil',
];

export const certificate = (draft: Draft, choices: Choices): ImportedEntry => {
  const { entry, ours, notes } = draft;
  const name = entry.text('name', 'title');
  // Some LinkedIn exporters write a certificate's date as a start date.
  const day = dateOf(draft, dateIn(entry, 'date', 'startDate', 'issuedOn', 'issueDate', 'year'), known);
  const detail = day.slice(0, 4);
  const expiry = dateIn(entry, ...EXPIRIES);
  const ends = ours.text('validTo') || dateOf(draft, isNow(expiry) ? '' : expiry, end);
  switch (ours.text('record') || (ends === '' ? '' : 'expirableQualification')) {
    case 'expirableQualification': {
      const institution = chosenOrTyped(
        choices.institutions,
        entry.text('issuer', 'authority', 'issuingOrganization', 'provider'),
      );
      const qualification = chosenOrTyped(choices.qualification, ours.text('qualification'));
      const level = chosenOrTyped(choices.qualificationLevels, ours.text('qualificationLevel'));
      const specialisation = chosenOrTyped(choices.specialisations, ours.text('specialisation'));
      return made('expirableQualification', draft, {
        title: name,
        detail,
        values: {
          name,
          institutionId: institution.id,
          institutionName: institution.typed,
          qualificationId: qualification.id,
          qualificationName: qualification.typed,
          qualificationLevelId: level.id,
          qualificationLevelName: level.typed,
          specialisationId: specialisation.id,
          specialisationName: specialisation.typed,
          accreditationNo: ours.text('accreditationNo'),
          startDate: day,
          endDate: ends,
        },
      });
    }
    case 'membership':
      return made('membership', draft, {
        title: name,
        detail,
        values: {
          name,
          membershipNo: ours.text('membershipNo'),
          areaOfRegistration: ours.text('areaOfRegistration'),
          dateValidFrom: day,
          dateValidTo: ends,
        },
      });
    case 'professionalRegistration':
      return made('professionalRegistration', draft, {
        title: name,
        detail,
        values: {
          name,
          registrationNo: ours.text('registrationNo'),
          areaOfRegistration: ours.text('areaOfRegistration'),
          dateFrom: day,
          dateTo: ends,
        },
      });
    default: {
      const isOurs = ours.text('courseStatus') !== '';
      if (!isOurs) notes.push('Saved as a completed course.');
      return made('course', draft, {
        title: name,
        detail,
        values: {
          courseName: name,
          courseStatus: isOurs ? ours.text('courseStatus') : 'Completed',
          startDate: day,
          endDate: isOurs ? ends : day,
        },
      });
    }
  }
};
