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

const { account } = calls;

export const implementations: Implementation[] = [
  ...biographicalDetails.implementations({
    read: account.biographicalDetails,
    update: account.updateBiographicalDetails,
  }),
  ...contactDetails.implementations({ read: account.contactDetails, update: account.updateContactDetails }),
  ...passportAndPermitDetails.implementations({
    read: account.passportAndPermitDetails,
    update: account.updatePassportAndPermitDetails,
  }),
  ...taxDetails.implementations({ read: account.taxDetails, update: account.updateTaxDetails }),
  ...nextOfKinDetails.implementations(account.nextOfKin),
  ...bankingDetails.implementations(account.banking),
];
