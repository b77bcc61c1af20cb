import { tenDigits } from '../rules/digits.ts';
import { day } from '../rules/day.ts';
import { ifGiven } from '../rules/rule.ts';
import { required } from '../rules/text.ts';
import { date, personName, phone, text } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/** Optional number of exactly ten digits (specification: wealth, "Will and testament"). */
const contactNumber = (label: string) => phone(label, ifGiven(tenDigits), { hint: '10 digits.' });

/** Specification: wealth, "Will and testament", with the payload's spelling of names. */
export const willAndTestament = record({
  title: 'Will and Testament',
  one: 'your will',
  paths: singlePaths(
    '/Wealth/will-and-testament',
    '/Wealth/will-and-testament',
    '/Wealth/will-and-testament',
    {
      identified: true,
    },
  ),
  fields: {
    createdDate: date('Creation date', day('Creation date is required')),
    brokerOrInsitution: text('Broker or institution', required('Broker or institution is required'), {
      hint: 'Who drew it up, or keeps the original.',
    }),
    brokerOrInstitutionContactNumber: contactNumber('Broker or institution contact number'),
    executorExecutrix: personName('Executor or executrix', undefined, {
      hint: 'Who sees to it that your will is carried out.',
    }),
    executorExecutrixContactNumber: contactNumber('Executor or executrix contact number'),
    powerOfAttorney: personName('Power of attorney', undefined, {
      hint: 'Who may act for you while you live.',
    }),
    powerOfAttorneyContactNumber: contactNumber('Power of attorney contact number'),
  },
  sections: {
    'Your will': ['createdDate', 'brokerOrInsitution', 'brokerOrInstitutionContactNumber'],
    Executor: ['executorExecutrix', 'executorExecutrixContactNumber'],
    'Power of attorney': ['powerOfAttorney', 'powerOfAttorneyContactNumber'],
  },
  // Spelling of the employer systems; some clients read it.
  alsoRead: { executorExecrutrix: 'executorExecutrix' },
});
