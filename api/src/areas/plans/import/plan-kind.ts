import { FIRST_PLAN_YEAR, LAST_PLAN_YEAR } from '@phila/contract';
import {
  coverKinds,
  coverKindsOf,
  insuranceExtras,
  insuredThings,
  type InsurancePlan,
} from '@phila/finance/insurance-plans';
import { hospitalNetworks, type MedicalPlan } from '@phila/finance/medical-plans';
import {
  type Columns,
  name,
  note,
  oneOf,
  percent,
  rand,
  randOrNone,
  randOrZero,
  type RowOf,
  severalOf,
  whole,
  wholeOrNone,
  yesOrNo,
  zeroWhereBlank,
} from './column.ts';

/** A kind of plans: the columns of its file, and how lines become plans. */
export interface PlanKind<C extends Columns = Columns, Plan extends object = object> {
  /** The value of `plan_lists.kind`. */
  kind: PlanKindName;
  /** Its name in messages for the operator. */
  title: string;
  /** The provider's column. Its heading identifies files of this kind. */
  knownBy: string;
  columns: C;
  /** The columns that may differ between a plan's lines; the first is the lower bound of the line's band. */
  band: readonly [keyof C & string, ...(keyof C & string)[]];
  /** Builds a plan from its lines, sorted by band; shared values come from the first line. */
  planOf: (first: RowOf<C>, lines: readonly RowOf<C>[]) => Plan;
  /** Checks the cells of a line against each other; returns an error message or null. */
  faultOf?: (row: RowOf<C>) => string | null;
}

export const planKindNames = ['medicalAid', 'insurance'] as const;
export type PlanKindName = (typeof planKindNames)[number];

const kind = <const C extends Columns, Plan extends object>(
  definition: PlanKind<C, Plan>,
): PlanKind<C, Plan> => definition;

const year = whole(FIRST_PLAN_YEAR, LAST_PLAN_YEAR);

export const medicalAid = kind({
  kind: 'medicalAid',
  title: 'medical aid',
  knownBy: 'scheme',
  columns: {
    year,
    scheme: name,
    plan: name,
    network: oneOf(hospitalNetworks),
    hospitalPercent: percent(100, 500),
    hospitalLimit: randOrNone,
    // Medical Schemes Act, regulation 10(1): at most 25% of the contribution.
    savingsPercent: percent(0, 25),
    // Every plan covers the 26 conditions of the Chronic Disease List.
    chronicConditions: whole(26, 999),
    gapPremium: randOrNone,
    childrenCharged: wholeOrNone(0, 20),
    example: yesOrNo,
    note,
    incomeFrom: rand,
    main: rand,
    adult: rand,
    child: rand,
  },
  band: ['incomeFrom', 'main', 'adult', 'child'],
  planOf: (first, lines): MedicalPlan => ({
    scheme: first.scheme,
    plan: first.plan,
    network: first.network,
    hospitalPercent: first.hospitalPercent,
    hospitalLimit: first.hospitalLimit,
    savingsPercent: first.savingsPercent,
    chronicConditions: first.chronicConditions,
    gapPremium: first.gapPremium,
    childrenCharged: first.childrenCharged,
    isExample: first.example,
    note: first.note,
    bands: lines.map(({ incomeFrom, main, adult, child }) => ({ incomeFrom, main, adult, child })),
  }),
});

export const insurance = kind({
  kind: 'insurance',
  title: 'insurance',
  knownBy: 'insurer',
  columns: {
    year,
    insurer: name,
    plan: name,
    covers: oneOf(insuredThings),
    cover: oneOf(coverKinds),
    excessPercent: zeroWhereBlank(percent(0, 100)),
    excessLeast: rand,
    youngDriverPercent: zeroWhereBlank(percent(0, 300)),
    monthlyFee: randOrZero,
    liabilityLimit: randOrNone,
    includes: severalOf(insuranceExtras),
    example: yesOrNo,
    note,
    valueFrom: rand,
    ratePercent: percent(0, 100, 4),
    leastPremium: randOrZero,
  },
  band: ['valueFrom', 'ratePercent', 'leastPremium'],
  planOf: (first, lines): InsurancePlan => ({
    insurer: first.insurer,
    plan: first.plan,
    covers: first.covers,
    cover: first.cover,
    excessPercent: first.excessPercent,
    excessLeast: first.excessLeast,
    youngDriverPercent: first.youngDriverPercent,
    monthlyFee: first.monthlyFee,
    liabilityLimit: first.liabilityLimit,
    includes: first.includes,
    isExample: first.example,
    note: first.note,
    bands: lines.map(({ valueFrom, ratePercent, leastPremium }) => ({
      valueFrom,
      ratePercent,
      leastPremium,
    })),
  }),
  faultOf: ({ covers, cover, youngDriverPercent }) => {
    if (!coverKindsOf[covers].includes(cover))
      return `cover: of ${covers} there is ${coverKindsOf[covers].join(' or ')}`;
    if (covers !== 'vehicle' && youngDriverPercent > 0) return 'youngDriverPercent: for a vehicle only';
    return null;
  },
});

/** Every kind that the import knows. */
export const planKinds = [medicalAid, insurance] as unknown as readonly PlanKind[];

export const planKindOf = (name: PlanKindName): PlanKind => {
  const found = planKinds.find(({ kind }) => kind === name);
  if (found === undefined) throw new Error(`There is no kind ${name}`);
  return found;
};

/** `Scheme, Plan`: the name of a plan, from the plan or a line. */
export const planName = (name: PlanKindName, plan: object): string => {
  const { [planKindOf(name).knownBy]: by, plan: own } = plan as Record<string, unknown>;
  return `${String(by)}, ${String(own)}`;
};
