export { banking } from './banking.ts';
export { biographicalDetails, updateBiographicalDetails } from './biographical.ts';
export { contactDetails, updateContactDetails } from './contact.ts';
export { nextOfKin } from './next-of-kin.ts';
export { passportAndPermitDetails, updatePassportAndPermitDetails } from './passports-and-permits.ts';
export { taxDetails, updateTaxDetails } from './tax.ts';
