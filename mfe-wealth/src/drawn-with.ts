import { calls } from '@phila/contract/calls';
import type { Fields } from '@phila/contract/fields';
import { moneyText } from '@phila/contract/format';
import { randFromCents } from '@phila/finance/cents';
import type { InsurancePlan } from '@phila/finance/insurance-plans';
import type { MedicalPlan } from '@phila/finance/medical-plans';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { answered, type DrawnWith, type DrawnWithOf } from '@phila/platform/prerender';
import { firstEntry } from '@phila/ui';
import { beforeCreditText } from './compare/frame/before-credit-text.ts';
import { paidOf, type Comparison, type ShownPlan } from './compare/frame/comparison.ts';
import { madeText } from './compare/frame/made-text.ts';
import { insurance } from './compare/insurance/insurance.ts';
import { medicalAidWith } from './compare/medical-aid/medical-aid.ts';

/** A year without a list; the lists before and after are offered. */
const YEAR = 987_654;
const LATER = YEAR + 2;
const EARLIER = YEAR - 2;
const years = [LATER, YEAR, EARLIER];

/** The tax year from March of `YEAR`. */
const taxYears = shippedTaxYears.slice(-1).map((last) => ({ ...last, id: YEAR + 1 }));

/** Prices no real plan has, so that they are found in the drawn page. */
const medicalPlan: MedicalPlan = {
  scheme: '{{from}}',
  plan: '{{plan}}',
  network: 'any',
  hospitalPercent: 987,
  hospitalLimit: null,
  savingsPercent: 17,
  chronicConditions: 654,
  gapPremium: null,
  childrenCharged: null,
  isExample: true,
  note: null,
  bands: [{ incomeFrom: 0, main: 987_653, adult: 876_542, child: 765_431 }],
};
const insurancePlan: InsurancePlan = {
  insurer: '{{from}}',
  plan: '{{plan}}',
  covers: 'vehicle',
  cover: 'comprehensive',
  excessPercent: 0,
  excessLeast: 987_653,
  youngDriverPercent: 0,
  monthlyFee: 0,
  liabilityLimit: 98_765_432,
  includes: ['roadside'],
  isExample: true,
  note: null,
  bands: [{ valueFrom: 0, ratePercent: 7.77, leastPremium: 0 }],
};

const html = (text: string): string => text.replaceAll('\u00a0', '&nbsp;');

const elements = (page: Element, of: string, text: string): Element[] =>
  [...page.querySelectorAll(of)].filter(({ textContent }) => textContent === text);

/**
 * A page of plans; the service fills each row with its price for the form's example (api/src/areas/plans/on-pages.ts).
 */
const filledWith = (
  by: string,
  { one }: { one: string },
  plan: ShownPlan,
): NonNullable<DrawnWith['filled']> => ({
  by,
  marks: {
    [`>${html(moneyText(randFromCents(paidOf(plan))))}<`]: '>{{paid}}<',
    [`>${html(madeText(plan.made))}<`]: '>{{made}}<',
    [`>${html(beforeCreditText(plan))}<`]: '>{{beforeCredit}}<',
    ...Object.fromEntries(
      plan.facts
        .filter(({ order }) => order !== undefined)
        .map(({ name, text }) => [`>${html(text)}</dd>`, `>{{${name}}}</dd>`]),
    ),
    [`>1 of 1 ${one}<`]: '>{{howMany}}<',
    [String(YEAR)]: '{{year}}',
    [String(LATER)]: '{{.}}',
    [String(EARLIER)]: '{{.}}',
  },
  parts: {
    plans: (page) => page.querySelectorAll('ul[aria-label] > li'),
    isExample: (page) => elements(page, 'li span', 'Example'),
    hasExample: (page) => page.querySelectorAll('output + span'),
    ...(plan.afterCredit === undefined
      ? {}
      : {
          beforeCredit: (page: Element) => [
            ...elements(page, 'dd > span', 'after tax credit'),
            ...elements(page, 'dd > span', beforeCreditText(plan)),
          ],
        }),
    names: (page) => elements(page, 'details option', '{{from}}'),
    years: (page) => [elements(page, 'option', String(YEAR))[0]?.closest('select')?.closest('div') ?? null],
    later: (page) => elements(page, 'option', String(LATER)),
    earlier: (page) => elements(page, 'option', String(EARLIER)),
  },
});

const medicalAid = medicalAidWith(taxYears);

/** The plan as shown for the example. */
const shownExample = <F extends Fields, G extends Fields, Plan>(
  { form, example, show }: Comparison<F, G, Plan>,
  plan: Plan,
): ShownPlan => {
  const { entry } = firstEntry(form, example);
  if (entry === null) throw new Error('the form refuses its own example');
  return show(plan, entry, YEAR);
};

/** Draws the page with the shipped tax years; the script then uses the service's if they differ. */
export const drawnWith: DrawnWithOf = {
  '/payslipSimulator': { answers: [answered(calls.wealth.taxYears, {}, [...shippedTaxYears])] },
  '/compareMyMedicalAid': {
    answers: [
      answered(calls.wealth.taxYears, {}, taxYears),
      answered(calls.plans.medicalAid, { query: {} }, { year: YEAR, years, plans: [medicalPlan] }),
    ],
    filled: filledWith('medical-plans', medicalAid.words, shownExample(medicalAid, medicalPlan)),
  },
  '/compareMyInsurance': {
    answers: [answered(calls.plans.insurance, { query: {} }, { year: YEAR, years, plans: [insurancePlan] })],
    filled: filledWith('insurance-plans', insurance.words, shownExample(insurance, insurancePlan)),
  },
};
