import { amount, amountBetween, ifGiven, option, options, required, yesNo } from '@phila/contract/fields';
import { moneyText, percentText } from '@phila/contract/format';
import { form } from '@phila/contract/records';
import { centsFromRand, randFromCents, type Cents } from '@phila/finance/cents';
import {
  coverWords,
  exampleCar,
  extraWords,
  insurancePremium,
  type InsurancePlan,
  type InsurancePremium,
  type ToInsure,
} from '@phila/finance/insurance-plans';
import type { Comparison, Fact } from '../frame/comparison.ts';

const money = (cents: Cents): string => moneyText(randFromCents(cents));

const choicesOf = <K extends string>(words: { readonly [key in K]: string }): { id: K; name: string }[] =>
  (Object.entries(words) as [K, string][]).map(([id, name]) => ({ id, name }));

const thing = form({
  fields: {
    covers: option(
      'What to insure',
      [
        { id: 'vehicle', name: 'A car' },
        { id: 'contents', name: 'What is in my home' },
        { id: 'buildings', name: 'The building' },
      ],
      required('Choose what to insure'),
    ),
    value: amount(
      'What it costs to replace',
      amountBetween(1, 100_000_000, 'Enter what it costs to replace it'),
    ),
    hasYoungDriver: yesNo('Does somebody under 25 drive it?', undefined, {
      hint: 'Regularly. Most policies ask more then.',
    }),
    claim: amount(
      'For a claim of',
      ifGiven(amountBetween(0, 100_000_000, 'Enter an amount of zero or more')),
      {
        hint: 'To see what you would pay of it yourself: the excess.',
      },
    ),
  },
  hide: { hasYoungDriver: ({ covers: what }) => what !== 'vehicle' },
});
type ThingFields = (typeof thing)['fields'];

const filterOf = (plans: readonly InsurancePlan[]) => {
  const insurers = [...new Set(plans.map(({ insurer }) => insurer))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return form({
    fields: {
      insurer: option(
        'Insurer',
        insurers.map((name) => ({ id: name, name })),
      ),
      cover: option('Kind of cover', choicesOf(coverWords)),
      liability: option('Damage to others', [
        { id: 'with', name: 'Covers it' },
        { id: 'without', name: 'Does not cover it' },
      ]),
      includes: options('With', choicesOf(extraWords)),
    },
  });
};
type FilterFields = ReturnType<typeof filterOf>['fields'];

interface Thing {
  value: number;
  hasYoungDriver: boolean | null;
  claim: number | null;
}

const toInsure = (entry: Thing): ToInsure => ({
  value: centsFromRand(Number(entry.value.toFixed(2))),
  hasYoungDriver: entry.hasYoungDriver ?? false,
  claim: centsFromRand(Number((entry.claim ?? 0).toFixed(2))),
});

const things = { vehicle: 'A car', contents: 'What is in a home', buildings: 'A building' } as const;

const madeFor = (entry: Thing & { covers: keyof typeof things }): string => {
  const { value, claim } = toInsure(entry);
  const driver = entry.covers === 'vehicle' && entry.hasYoungDriver ? ' with a driver under 25' : '';
  const forClaim = entry.claim === null ? '' : `, for a claim of ${money(claim)}`;
  return `${things[entry.covers]}${driver}, ${money(value)} to replace${forClaim}`;
};

const madeOf = ({ base, isLeast, youngDriver, fee }: InsurancePremium): string[] =>
  [
    `${isLeast ? 'Least premium' : 'Premium'} ${money(base)}`,
    youngDriver > 0 && `young driver ${money(youngDriver)}`,
    fee > 0 && `fee ${money(fee)}`,
  ].filter((part) => part !== false);

const bandText = ({ band, nextBandFrom }: InsurancePremium): string => {
  if (band.valueFrom === 0 && nextBandFrom === null) return 'Any value';
  if (nextBandFrom === null) return `From ${money(band.valueFrom)}`;
  return `${money(band.valueFrom)} to ${money(nextBandFrom - 1)}`;
};

const excessRule = ({ excessPercent, excessLeast }: InsurancePlan): string =>
  excessPercent === 0 ? money(excessLeast) : `${percentText(excessPercent)}, at least ${money(excessLeast)}`;

const factsOf = (plan: InsurancePlan, premium: InsurancePremium, claim: number | null): Fact[] => [
  {
    name: 'cover',
    label: 'Cover',
    text: coverWords[plan.cover],
    order: Object.keys(coverWords).indexOf(plan.cover),
    firsts: ['widest first', 'narrowest first'],
  },
  ...(claim === null
    ? []
    : [
        {
          name: 'excess',
          label: `You pay of ${money(claim)}`,
          text: money(premium.excess),
          order: premium.excess,
        },
      ]),
  { name: 'excessRule', label: 'Excess of each claim', text: excessRule(plan) },
  { name: 'year', label: 'In all, a year', text: money(premium.total * 12) },
  { name: 'rate', label: 'Rate on the value, a year', text: percentText(premium.band.ratePercent) },
  { name: 'band', label: 'For values of', text: bandText(premium) },
  { name: 'least', label: 'Least premium a month', text: money(premium.band.leastPremium) },
  ...(plan.covers === 'vehicle'
    ? [{ name: 'young', label: 'More for a driver under 25', text: percentText(plan.youngDriverPercent) }]
    : []),
  { name: 'fee', label: 'Fee a month', text: money(plan.monthlyFee) },
  {
    name: 'liability',
    label: 'Damage to others, at most',
    heading: 'Damage to others',
    text: plan.liabilityLimit === null ? 'Not covered' : money(plan.liabilityLimit),
    order: plan.liabilityLimit ?? 0,
  },
  {
    name: 'includes',
    label: 'Comes with',
    text: plan.includes.map((extra) => extraWords[extra]).join(', ') || 'Nothing more',
    order: plan.includes.length,
    firsts: ['fewest first', 'most first'],
  },
  { name: 'note', label: 'Note', text: plan.note ?? '–' },
];

/** Insurance of one thing. */
export const insurance: Comparison<ThingFields, FilterFields, InsurancePlan> = {
  name: 'compare-insurance',
  title: { portal: 'Compare Insurance', open: 'Compare My Insurance' },
  sentence: 'The cost of insuring your car, your home or its contents, and your share of a claim.',
  places: { portal: '/wealth/financial-tools/compare-insurance', open: '/compareMyInsurance' },
  words: { one: 'policy', many: 'policies' },
  form: thing,
  formTitle: 'What you insure',
  madeFor,
  example: exampleCar,
  filterOf,
  isFor: (plan, entry) => plan.covers === entry.covers,
  passes: (plan, { insurer, cover, liability, includes }) =>
    (insurer === null || plan.insurer === insurer) &&
    (cover === null || plan.cover === cover) &&
    (liability === null || (plan.liabilityLimit !== null) === (liability === 'with')) &&
    includes.every((extra) => plan.includes.includes(extra)),
  show: (plan, entry) => {
    const wanted = toInsure(entry);
    const premium = insurancePremium(plan, wanted);
    return {
      name: `${plan.insurer}, ${plan.plan}`,
      plan: plan.plan,
      from: plan.insurer,
      isExample: plan.isExample,
      total: premium.total,
      made: madeOf(premium),
      facts: factsOf(plan, premium, entry.claim === null ? null : wanted.claim),
    };
  },
  ask: 'An insurer looks at more than this: where it stands at night, your claims, who drives. Ask for a quote, and read what is not covered, before you sign.',
};
