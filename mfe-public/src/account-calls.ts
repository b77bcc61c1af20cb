import { lightCall, type calls, type EmployerPart } from '@phila/contract';

/** The calls of choose-account and sync-account; apart from those of signing in, which is to stay as light as it is. */
export const accountCalls = {
  profiles: lightCall<(typeof calls.account)['profiles']>('GET', '/Account/profiles', 'person'),
  chooseProfile: lightCall<(typeof calls.account)['chooseProfile']>(
    'POST',
    '/Account/choose-profile',
    'person',
  ),
  employerRecord: lightCall<(typeof calls.employer)['employerRecord']>(
    'GET',
    '/Account/employer-record',
    'person',
  ),
};

const sync = (name: string) =>
  lightCall<(typeof calls.employer)['syncPersonalDetails']>(
    'GET',
    `/Account/sync-${name}-details` as never,
    'person',
  );

/** The sync call of each part (seeds 1 §7); all have the shape of the first. */
export const syncCalls: Readonly<Record<EmployerPart, (typeof calls.employer)['syncPersonalDetails']>> = {
  personal: sync('personal'),
  contact: sync('contact'),
  address: sync('address'),
  nextOfKin: sync('next-of-kin'),
  banking: sync('banking'),
  medicalAid: sync('medical-aid'),
  medicalAidDependants: sync('medical-aid-dependant'),
  career: sync('career'),
};
