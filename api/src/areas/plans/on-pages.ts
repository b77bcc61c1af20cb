import { amountText, moneyText, percentText } from '@phila/contract';
import { centsFromRand, randFromCents, type Cents } from '@phila/finance/cents';
import {
  coverWords,
  exampleCar,
  extraWords,
  insurancePremium,
  type InsurancePlan,
  type ToInsure,
} from '@phila/finance/insurance-plans';
import {
  exampleFamily,
  medicalPremium,
  medicalSchemeCredit,
  networkWords,
  type MedicalFamily,
  type MedicalPlan,
} from '@phila/finance/medical-plans';
import type { TaxYear } from '@phila/finance/tax-years';
import type { Database } from '../../core/database/open.ts';
import type { FillPage, Published } from '../../core/filling.ts';
import { askedList, listValues } from '../../core/list-without-script.ts';
import { knownTaxYears } from '../wealth/public.ts';
import { type PlanList, readLists } from './lists.ts';

/*
 * The comparisons before their script runs: each plan's price for the example in the form. Texts and order match the
 * pages (mfe-wealth/src/compare); e2e/before-scripts.spec.ts compares them.
 */

/** The rows that a page shows at once. */
const ON_PAGE = 25;

const FAMILY: MedicalFamily = {
  ...exampleFamily,
  monthlyIncome: centsFromRand(exampleFamily.monthlyIncome),
  withGapCover: false,
};
const CAR: ToInsure = {
  value: centsFromRand(exampleCar.value),
  hasYoungDriver: false,
  claim: centsFromRand(exampleCar.claim),
};

const money = (cents: Cents): string => moneyText(randFromCents(cents));

/** Breaks lines like the page's script: before a part or between words, never inside an amount. */
const madeText = (parts: readonly (string | false)[]): string =>
  parts
    .filter((part) => part !== false)
    .map((part, at) => (at === 0 ? '' : '+\u00a0') + part.replaceAll(/ (?![a-z])/g, '\u00a0'))
    .join(' ');

/** A table row, by placeholder. */
interface Row {
  from: string;
  plan: string;
  isExample: boolean;
  /** The final price, for sorting. */
  cents: Cents;
  [mark: string]: unknown;
}

/**
 * Fills placeholders of older releases, which show the price before the tax credit first. Such a release may still be
 * in use.
 */
const ofEarlierReleases = (total: Cents, credit: Cents | null) => ({
  total: money(total),
  after: credit === null ? null : `${money(credit)} after tax credit`,
});

const medicalRow = (plan: MedicalPlan, taxYear: TaxYear | undefined): Row => {
  const premium = medicalPremium(plan, FAMILY);
  const { adults, children } = FAMILY;
  const { childrenPaidFor: paidFor, band } = premium;
  const credit =
    taxYear === undefined ? null : medicalSchemeCredit(premium, FAMILY, taxYear.medicalCredit).afterCredit;
  return {
    from: plan.scheme,
    plan: plan.plan,
    isExample: plan.isExample,
    cents: credit ?? premium.total,
    paid: money(credit ?? premium.total),
    ...ofEarlierReleases(premium.total, credit),
    made: madeText([
      `You ${money(premium.main)}`,
      adults > 0 && `${adults} × ${money(band.adult)}`,
      paidFor > 0 && `${paidFor} × ${money(band.child)}`,
      children > paidFor && `${children - paidFor} free`,
    ]),
    beforeCredit: credit === null ? null : `${money(premium.total)} before tax credit`,
    network: networkWords[plan.network],
    hospital: `${percentText(plan.hospitalPercent)} of its rate`,
    savings: plan.savingsPercent === 0 ? 'None' : money(premium.savingsYear),
    chronic: amountText(plan.chronicConditions, 'number'),
  };
};

const insuranceRow = (plan: InsurancePlan): Row => {
  const { base, isLeast, youngDriver, fee, total, excess } = insurancePremium(plan, CAR);
  return {
    from: plan.insurer,
    plan: plan.plan,
    isExample: plan.isExample,
    cents: total,
    paid: money(total),
    ...ofEarlierReleases(total, null),
    made: madeText([
      `${isLeast ? 'Least premium' : 'Premium'} ${money(base)}`,
      youngDriver > 0 && `young driver ${money(youngDriver)}`,
      fee > 0 && `fee ${money(fee)}`,
    ]),
    cover: coverWords[plan.cover],
    excess: money(excess),
    liability: plan.liabilityLimit === null ? 'Not covered' : money(plan.liabilityLimit),
    includes: plan.includes.map((extra) => extraWords[extra]).join(', ') || 'Nothing more',
  };
};

const inOrder = (names: readonly string[]): string[] => names.toSorted((a, b) => a.localeCompare(b, 'en'));

const nameOf = ({ from, plan }: Row): string => `${from}, ${plan}`;

interface PlanListPage<Plan> {
  list: PlanList<Plan>;
  /** Names of schemes or insurers to choose from. */
  names: readonly string[];
  rows: readonly Row[];
  words: { one: string; many: string };
}

const filling = <Plan>(
  { list: { year, years }, names, rows, words }: PlanListPage<Plan>,
  query: URLSearchParams,
): Awaited<ReturnType<FillPage>> => {
  const asked = askedList(query);
  if (asked === null || asked.search !== '' || year === null || rows.length === 0) return 'unread';
  const sorted = rows.toSorted((a, b) => a.cents - b.cents || nameOf(a).localeCompare(nameOf(b), 'en'));
  const plans = sorted.slice((asked.page - 1) * ON_PAGE, asked.page * ON_PAGE);
  if (plans.length === 0) return 'unread';
  return {
    mark: JSON.stringify([asked.page, years, names, plans]),
    values: () => ({
      ...listValues(asked, Math.ceil(rows.length / ON_PAGE)),
      year,
      years: years.length > 1,
      later: years.filter((one) => one > year),
      earlier: years.filter((one) => one < year),
      howMany: `${rows.length} of ${rows.length} ${rows.length === 1 ? words.one : words.many}`,
      hasExample: rows.some(({ isExample }) => isExample),
      names: inOrder([...new Set(names)]).map((from) => ({ from })),
      plans,
    }),
  };
};

/** Each service's lists, cached until the next import. */
const lists = new WeakMap<Database, ReturnType<typeof readLists>>();
const listsOf = (database: Database): ReturnType<typeof readLists> => {
  const kept = lists.get(database) ?? readLists();
  lists.set(database, kept);
  return kept;
};

const medicalAid: FillPage = async (services, { query }) => {
  const list = await listsOf(services.database).medicalAid({}, services);
  const taxYear = (await knownTaxYears(services)).find(({ id }) => id - 1 === list.year);
  return filling(
    {
      list,
      names: list.plans.map(({ scheme }) => scheme),
      rows: list.plans.map((plan) => medicalRow(plan, taxYear)),
      words: { one: 'plan', many: 'plans' },
    },
    query,
  );
};

const insurance: FillPage = async (services, { query }) => {
  const list = await listsOf(services.database).insurance({}, services);
  return filling(
    {
      list,
      names: list.plans.map(({ insurer }) => insurer),
      // The form starts with a car.
      rows: list.plans.filter(({ covers: what }) => what === 'vehicle').map(insuranceRow),
      words: { one: 'policy', many: 'policies' },
    },
    query,
  );
};

/** Comparisons of plans on public pages. */
export const onPages: Published = {
  pages: { 'medical-plans': medicalAid, 'insurance-plans': insurance },
  addresses: async () => [],
};
