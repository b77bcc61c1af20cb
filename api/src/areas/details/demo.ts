import { banking, biographical, contact, nextOfKin, tax, toBody } from '@phila/contract';
import type { Database } from '../../core/database/open.ts';
import type { Demo } from '../../core/area.ts';
import { records } from './records.ts';

const { bankingDetails, biographicalDetails, contactDetails, nextOfKinDetails, taxDetails } = records;

/*
 * Fills in the demo people for reading and editing. Neither they nor their numbers exist; anything left out is blank.
 */

type FillIn = (database: Database, personId: string, now: Date) => Promise<void>;

const home = {
  complexNameAndNumber: 'Unit 12, Jacaranda Court',
  streetAndNumber: '48 Protea Road',
  area: 'Berea',
  city: 'Durban',
  postalCode: '4001',
};

/** A consumer with complete details. */
const thandi: FillIn = async (database, personId, now) => {
  await biographicalDetails.save(
    database,
    personId,
    toBody(biographical, {
      titleID: 3,
      initials: 'T N',
      firstName: 'Thandi',
      otherNames: 'Nomvula',
      lastName: 'Mokoena',
      identityNumber: '8806140287089',
      countryKey: 'ZA',
      workPermitType: 17,
      genderID: 1,
      maritalStatusNo: 1,
      homeLanguageID: 7,
      languages: [2, 5],
      driversLicenseCode: 'B',
    }),
    now,
  );
  await contactDetails.save(
    database,
    personId,
    toBody(contact, {
      mobileNo: { value: '0711234567' },
      homeTel: { value: '0311234567' },
      workTel: { value: '0101234567' },
      personalEmail: { value: 'consumer@demo.phila.example' },
      workEmail: { value: 'thandi.mokoena@work.example' },
      workAddress: {
        complexNameAndNumber: 'Harbour House, 3rd floor',
        streetAndNumber: '7 Quayside Street',
        area: 'Point',
        city: 'Durban',
        postalCode: '4001',
      },
      residentialAddress: home,
      postalAddress: home,
    }),
    now,
  );
  const kin = [
    { titleID: 2, firstName: 'Nomsa', lastName: 'Mokoena', contactDetails: '0721234567', relationshipID: 3 },
    {
      titleID: 1,
      firstName: 'Bheki',
      lastName: 'Dlamini',
      contactDetails: '+27821234567',
      relationshipID: 2,
    },
  ];
  for (const values of kin) await nextOfKinDetails.create(database, personId, toBody(nextOfKin, values), now);
  const account = { bankId: 6, accountNumber: '1045782396', accountType: 2 };
  await bankingDetails.create(database, personId, toBody(banking, account), now);
  const registered = { taxNumber: '1472068137', taxOffice: 'Durban', taxRegistrationDate: '2011-07-01' };
  await taxDetails.save(database, personId, toBody(tax, registered), now);
};

/** An employee with a few details. */
const sipho: FillIn = async (database, personId, now) => {
  await biographicalDetails.save(
    database,
    personId,
    toBody(biographical, {
      titleID: 1,
      firstName: 'Sipho',
      lastName: 'Naidoo',
      genderID: 2,
      workPermitType: 17,
    }),
    now,
  );
  await contactDetails.save(
    database,
    personId,
    toBody(contact, {
      mobileNo: { value: '0831234567' },
      workEmail: { value: 'sipho.naidoo@umoya.example' },
      residentialAddress: { streetAndNumber: '5 Marula Avenue', city: 'Polokwane' },
    }),
    now,
  );
  const kin = { firstName: 'Priya', lastName: 'Naidoo', contactDetails: '0841234567', relationshipID: 1 };
  await nextOfKinDetails.create(database, personId, toBody(nextOfKin, kin), now);
};

/** Fills in each demo account, by its label, as a person would save it. */
const demoPeople: { readonly [label: string]: FillIn } = { consumer: thandi, employee: sipho };

export const demo = async ({ services: { database, clock }, people }: Demo): Promise<void> => {
  for (const [label, personId] of people) await demoPeople[label]?.(database, personId, clock.now());
};
