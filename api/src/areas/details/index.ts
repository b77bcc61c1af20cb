import { calls } from '@phila/contract';
import type { Implementation } from '../../core/http/implement.ts';
import {
  bankingDetails,
  biographicalDetails,
  contactDetails,
  nextOfKinDetails,
  passportAndPermitDetails,
  taxDetails,
} from './records.ts';

export const implementations: Implementation[] = [
  ...biographicalDetails.implementations({
    read: calls.details.biographicalDetails,
    update: calls.details.updateBiographicalDetails,
  }),
  ...contactDetails.implementations({
    read: calls.details.contactDetails,
    update: calls.details.updateContactDetails,
  }),
  ...passportAndPermitDetails.implementations({
    read: calls.details.passportAndPermitDetails,
    update: calls.details.updatePassportAndPermitDetails,
  }),
  ...taxDetails.implementations({ read: calls.details.taxDetails, update: calls.details.updateTaxDetails }),
  ...nextOfKinDetails.implementations(calls.details.nextOfKin),
  ...bankingDetails.implementations(calls.details.banking),
];
