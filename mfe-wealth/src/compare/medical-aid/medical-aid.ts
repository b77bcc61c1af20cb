import { amount, amountBetween, option, whole, yesNo } from '@phila/contract/fields';
import { amountText, moneyText, percentText } from '@phila/contract/format';
import { form } from '@phila/contract/records';
import { centsFromRand, randFromCents, type Cents } from '@phila/finance/cents';
import {
  exampleFamily,
  medicalPremium,
  medicalSchemeCredit,
  networkWords,
  type MedicalCredit,
  type MedicalFamily,
  type MedicalPlan,
  type MedicalPremium,
} from '@phila/finance/medical-plans';
import type { TaxYear } from '@phila/finance/tax-years';
import type { Comparison, Fact } from '../frame/comparison.ts';

const money = (cents: Cents): string => moneyText(randFromCents(cents));

const family = form({
  fields: {
    monthlyIncome: amount(
      'Your income a month',
      amountBetween(0, 100_000_000, 'Enter your income before deductions, or 0'),
      { hint: 'Before deductions. Some plans ask less of a lower income.' },
    ),
    adults: whole('Adults beside you', { unit: 'number', max: 10 }, undefined, {
      hint: 'Your partner, grown children, parents.',
    }),
    children: whole('Children', { unit: 'number', max: 20 }),
    withGapCover: yesNo('Add gap cover', undefined, {
      hint: 'Insurance for what doctors in hospital charge above the plan’s rate. It is sold apart from the plan.',
    }),
  },
});
type FamilyFields = (typeof family)['fields'];

const filterOf = (plans: readonly MedicalPlan[]) => {
  const schemes = [...new Set(plans.map(({ scheme }) => scheme))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return form({
    fields: {
      scheme: option(
        'Scheme',
        schemes.map((name) => ({ id: name, name })),
      ),
      network: option('Hospitals', [
        { id: 'any', name: 'Any hospital' },
        { id: 'network', name: 'Hospitals of a network' },
        { id: 'state', name: 'State hospitals' },
      ]),
      hospital: option('Hospital cover', [
        { id: 'above', name: 'Pays doctors above the scheme’s rate' },
        { id: 'unlimited', name: 'No limit for a year' },
      ]),
      savings: option('Savings account', [
        { id: 'with', name: 'With savings' },
        { id: 'without', name: 'Without savings' },
      ]),
      chronic: option('Chronic conditions', [
        { id: 'more', name: 'More than the 27 of the basic list' },
        { id: 'basic', name: 'The basic list' },
      ]),
      gap: option('Gap cover', [
        { id: 'with', name: 'With a price for gap cover' },
        { id: 'full', name: 'Pays 200% or more itself' },
      ]),
    },
  });
};
type FilterFields = ReturnType<typeof filterOf>['fields'];

/** Chronic conditions the Medical Schemes Act covers, with HIV. */
const BASIC_LIST = 27;

const familyOf = (entry: {
  monthlyIncome: number;
  adults: number | null;
  children: number | null;
  withGapCover: boolean | null;
}): MedicalFamily => ({
  monthlyIncome: centsFromRand(Number(entry.monthlyIncome.toFixed(2))),
  adults: entry.adults ?? 0,
  children: entry.children ?? 0,
  withGapCover: entry.withGapCover ?? false,
});

const bandText = ({ band, nextBandFrom }: MedicalPremium): string => {
  if (band.incomeFrom === 0 && nextBandFrom === null) return 'The same at any income';
  if (nextBandFrom === null) return `From ${money(band.incomeFrom)}`;
  return `${money(band.incomeFrom)} to ${money(nextBandFrom - 1)}`;
};

const countWord = (count: number): string => ['no', 'one', 'two', 'three', 'four'][count] ?? String(count);

/** Says what people of a kind cost: `one adult R 1 430`, `two children R 640 each`. */
const eachText = (count: number, one: string, many: string, cents: number): string =>
  `${countWord(count)} ${count === 1 ? one : many} ${money(cents)}${count === 1 ? '' : ' each'}`;

const madeOf = (plan: MedicalPlan, premium: MedicalPremium, { adults, children }: MedicalFamily): string[] =>
  [
    `You ${money(premium.main)}`,
    adults > 0 && eachText(adults, 'adult', 'adults', premium.band.adult),
    premium.childrenPaidFor > 0 && eachText(premium.childrenPaidFor, 'child', 'children', premium.band.child),
    children > premium.childrenPaidFor &&
      `${countWord(children - premium.childrenPaidFor)} ${children - premium.childrenPaidFor === 1 ? 'child' : 'children'} free`,
    premium.gap > 0 && `gap ${money(premium.gap)}`,
  ].filter((part) => part !== false);

const gapText = ({ gapPremium, hospitalPercent }: MedicalPlan): string => {
  if (gapPremium !== null) return `${money(gapPremium)} a month`;
  return hospitalPercent >= 200 ? 'Little is left to cover' : 'No price known';
};

const factsOf = (
  plan: MedicalPlan,
  premium: MedicalPremium,
  { children }: MedicalFamily,
  credit: MedicalCredit | null,
): Fact[] => [
  { name: 'band', label: 'Income band', text: bandText(premium) },
  { name: 'main', label: 'You', text: money(premium.band.main) },
  { name: 'adult', label: 'Each adult', text: money(premium.band.adult) },
  { name: 'child', label: 'Each child', text: money(premium.band.child) },
  {
    name: 'charged',
    label: 'Children who are paid for',
    text: plan.childrenCharged === null ? 'All' : `At most ${plan.childrenCharged}`,
  },
  ...(children > 0
    ? [{ name: 'paidFor', label: 'Of your children', text: `${premium.childrenPaidFor} of ${children}` }]
    : []),
  { name: 'contribution', label: 'Contribution a month', text: money(premium.contribution) },
  ...(credit === null
    ? []
    : [
        { name: 'credit', label: 'Tax credit a month (section 6A)', text: money(credit.credit) },
        { name: 'afterCredit', label: 'Left after that credit', text: money(credit.afterCredit) },
      ]),
  { name: 'year', label: 'In all, a year', text: money(premium.total * 12) },
  {
    name: 'network',
    label: 'Hospitals',
    text: networkWords[plan.network],
    order: Object.keys(networkWords).indexOf(plan.network),
    firsts: ['any hospital first', 'state hospitals first'],
  },
  {
    name: 'hospital',
    label: 'Pays doctors in hospital',
    heading: 'Pays doctors',
    text: `${percentText(plan.hospitalPercent)} of the scheme’s rate`,
    order: plan.hospitalPercent,
  },
  {
    name: 'limit',
    label: 'Limit for hospitals, a year',
    text: plan.hospitalLimit === null ? 'None' : money(plan.hospitalLimit),
  },
  {
    name: 'savings',
    label: 'Savings a year',
    text: plan.savingsPercent === 0 ? 'None' : money(premium.savingsYear),
    order: premium.savingsYear,
  },
  {
    name: 'savingsPercent',
    label: 'Of the contribution, saved',
    text: percentText(plan.savingsPercent),
  },
  {
    name: 'chronic',
    label: 'Chronic conditions',
    heading: 'Covers',
    text: `${amountText(plan.chronicConditions, 'number')} chronic illnesses`,
    order: plan.chronicConditions,
    firsts: ['fewest first', 'most first'],
  },
  { name: 'gap', label: 'Gap cover', text: gapText(plan) },
  { name: 'note', label: 'Note', text: plan.note ?? '–' },
];

const countText = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

const madeFor = (entry: Parameters<typeof familyOf>[0]): string => {
  const { monthlyIncome, adults, children, withGapCover } = familyOf(entry);
  const people = [
    'You',
    ...countText(adults, 'adult', 'adults'),
    ...countText(children, 'child', 'children'),
  ];
  const members = people.length > 1 ? `${people.slice(0, -1).join(', ')} and ${people.at(-1)}` : 'You alone';
  return `${members}, on ${money(monthlyIncome)} a month${withGapCover ? ', with gap cover' : ''}`;
};

/** Tax credit (section 6A) in the tax year that begins in March of the plans' year; null if unknown. */
const creditBy = (
  taxYears: readonly TaxYear[],
  year: number | null,
  premium: MedicalPremium,
  members: MedicalFamily,
): MedicalCredit | null => {
  const taxYear = taxYears.find(({ id }) => id - 1 === year);
  return taxYear === undefined ? null : medicalSchemeCredit(premium, members, taxYear.medicalCredit);
};

/**
 * Compares medical plans for one family.
 * @param taxYears for the tax credit; empty until loaded
 */
export const medicalAidWith = (
  taxYears: readonly TaxYear[],
): Comparison<FamilyFields, FilterFields, MedicalPlan> => ({
  name: 'compare-medical-aid',
  title: { portal: 'Compare Medical Aid', open: 'Compare My Medical Aid' },
  sentence: 'The cost of each plan for your family, and its cover.',
  places: { portal: '/wealth/financial-tools/compare-medical-aid', open: '/compareMyMedicalAid' },
  words: { one: 'plan', many: 'plans' },
  form: family,
  formTitle: 'Your family',
  madeFor,
  example: exampleFamily,
  filterOf,
  passes: (plan, { scheme, network, hospital, savings, chronic, gap }) =>
    (scheme === null || plan.scheme === scheme) &&
    (network === null || plan.network === network) &&
    (hospital === null ||
      (hospital === 'above' ? plan.hospitalPercent > 100 : plan.hospitalLimit === null)) &&
    (savings === null || plan.savingsPercent > 0 === (savings === 'with')) &&
    (chronic === null || plan.chronicConditions > BASIC_LIST === (chronic === 'more')) &&
    (gap === null || (gap === 'with' ? plan.gapPremium !== null : plan.hospitalPercent >= 200)),
  show: (plan, entry, year) => {
    const members = familyOf(entry);
    const premium = medicalPremium(plan, members);
    const credit = creditBy(taxYears, year, premium, members);
    return {
      name: `${plan.scheme}, ${plan.plan}`,
      plan: plan.plan,
      from: plan.scheme,
      isExample: plan.isExample,
      total: premium.total,
      made: madeOf(plan, premium, members),
      ...(credit !== null && { afterCredit: credit.afterCredit }),
      facts: factsOf(plan, premium, members, credit),
    };
  },
  ask: 'The prices are without a late-joiner penalty: a scheme may add one for a person who joins after the age of 35 and was not covered for years. Its own rules say what it covers: ask the scheme, or a licensed adviser, before you join or change. The tax credit (Income Tax Act, section 6A) comes off the tax that you owe, from March on; it is lost as far as you owe less.',
});
