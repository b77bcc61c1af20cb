import type { biographical } from '../records/biographical.ts';
import type { RowOf } from '../records/record.ts';
import { completionOf } from './percentage.ts';

/*
 * How complete each part of My Details is, a definition each (design: product, "Completion"): a whole percentage, the
 * same on the client and on the service.
 */

type Biographical = Pick<
  RowOf<typeof biographical>,
  | 'titleID'
  | 'initials'
  | 'firstName'
  | 'lastName'
  | 'genderID'
  | 'identityNumber'
  | 'passportNumber'
  | 'maritalStatusNo'
  | 'countryKey'
  | 'homeLanguageID'
>;

export const biographicalCompletion = completionOf<Biographical>([
  'titleID',
  'initials',
  'firstName',
  'lastName',
  'genderID',
  ['identityNumber', 'passportNumber'],
  'maritalStatusNo',
  'countryKey',
  'homeLanguageID',
]);
