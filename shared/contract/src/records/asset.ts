import { ownLoans, ownPolicies, ownRowIfGiven } from '../lookups/own-rows.ts';
import { notBefore } from '../rules/day-order.ts';
import { moneyIfGiven } from '../rules/money.ts';
import { chosen } from '../rules/number.ts';
import { required } from '../rules/text.ts';
import { shareIfGiven } from '../rules/share.ts';
import { assetKinds } from './asset-kinds.ts';
import { amount, date, lookup, option, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/**
 * Specification: wealth, "Things owned": a home, a vehicle, an account … Investments and retirement plans that have a
 * record of their own count beside these, and are not entered here.
 */
export const asset = record({
  title: 'Things you own',
  one: 'a thing you own',
  paths: tablePaths('/Wealth/assets'),
  fields: {
    kind: option('Kind', assetKinds, chosen('Please select a valid type')),
    name: text('Name', required('Please give it a name', 100), {
      hint: 'Such as Home, Durban North, or Toyota Corolla, 2019.',
    }),
    value: amount('Value', moneyIfGiven, { hint: 'What all of it would fetch today.' }),
    valuedOn: date('Day of the value', undefined, { hint: 'The day on which it was worth that.' }),
    sharePercent: amount('Your share', shareIfGiven, {
      unit: 'percent',
      hint: 'Leave blank if all of it is yours. Only your share counts.',
    }),
    loanId: lookup('Loan on it', ownLoans.lookup, ownRowIfGiven, { hint: 'From your Loans & Bonds.' }),
    policyId: lookup('Insured by', ownPolicies.lookup, ownRowIfGiven, {
      hint: 'From your Short-Term Insurance.',
    }),
    endedOn: date('Sold or given up on', undefined, {
      hint: 'From this day it counts no more; what it was worth before stays.',
    }),
  },
  columns: ['kind', 'name', 'value', 'valuedOn'],
  givesWay: ['valuedOn'],
  check: {
    value: ({ value, valuedOn }) =>
      value !== null && valuedOn === null && 'Please enter the day of this value as well',
    endedOn: ({ valuedOn, endedOn }) =>
      notBefore(valuedOn, endedOn, 'Please enter a day after the day of the value'),
  },
});
