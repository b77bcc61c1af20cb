import { taxNumber, taxNumberWarning } from '../rules/tax-number.ts';
import { date, printedNumber, text } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/** "No date" in employer systems; displayed as blank (specification: details, "Tax"). */
export const NO_TAX_DATE = '1900-01-01';

/** Specification: details, "Tax". */
export const tax = record({
  title: 'Tax',
  paths: singlePaths('/Account/get-tax-details', '/Account/update-tax-details'),
  fields: {
    taxNumber: printedNumber('Tax number', taxNumber(), {
      hint: '10 digits, as on a letter from SARS.',
      warn: taxNumberWarning,
      inputMode: 'numeric',
    }),
    taxOffice: text('Tax office'),
    siraNo: text('SIRA number'),
    taxRegistrationDate: date('Tax registration date', undefined, { shownEmpty: NO_TAX_DATE }),
  },
});
