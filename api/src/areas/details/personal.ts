import type { PersonalArea } from '../../core/personal-data/area.ts';
import { singlePart, tablePart } from '../../core/personal-data/held-rows.ts';
import {
  bankingDetails,
  biographicalDetails,
  contactDetails,
  nextOfKinDetails,
  passportAndPermitDetails,
  taxDetails,
} from './records.ts';

/** My Details, record by record. */
export const personal: PersonalArea = {
  parts: [
    singlePart('biographicalDetails', biographicalDetails),
    singlePart('passportAndPermitDetails', passportAndPermitDetails),
    singlePart('contactDetails', contactDetails),
    tablePart('nextOfKinDetails', nextOfKinDetails),
    tablePart('bankingDetails', bankingDetails),
    singlePart('taxDetails', taxDetails),
  ],
};
