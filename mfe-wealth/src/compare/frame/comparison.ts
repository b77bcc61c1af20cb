import type { BodyFieldsOf, Fields, FormOf } from '@phila/contract/fields';
import type { FormType } from '@phila/contract/records';
import type { Cents } from '@phila/finance/cents';

/** One thing that is known of a plan, in the words and the order of its kind. */
export interface Fact {
  /** Unique among those of a plan. */
  name: string;
  label: string;
  /** Its heading in the list, where the label is longer than a column is wide. */
  heading?: string;
  text: string;
  /** What plans are sorted by where this is a column of the list; without one it is shown side by side alone. */
  order?: number | string;
  /** What comes first when it is sorted upwards, and downwards; default: 'lowest first', 'highest first'. */
  firsts?: readonly [upwards: string, downwards: string];
}

/** A plan as it is shown for what was entered. */
export interface ShownPlan {
  /** `Scheme, Plan`: what a person calls it, and what it is pinned by. */
  name: string;
  plan: string;
  /** The scheme or the insurer. */
  from: string;
  isExample: boolean;
  /** A month. */
  total: Cents;
  /** What the total is made up of; each part stays in one line. */
  made: readonly string[];
  /** What is left of it to pay after a tax credit, where that is known. */
  afterCredit?: Cents;
  facts: readonly Fact[];
}

/** The plans of a year, as the service gives them. */
export interface PlanList<Plan> {
  year: number | null;
  years: readonly number[];
  plans: readonly Plan[];
}

/**
 * Plans of one kind to compare: what is asked, what narrows the list, and how a plan is shown for it. Everything runs in
 * the page; of what is entered nothing is sent.
 */
export interface Comparison<F extends Fields, G extends Fields, Plan> {
  /** Names what is kept for the tab. */
  name: string;
  /** Signed in and for everyone. */
  title: { portal: string; open: string };
  sentence: string;
  places: { portal: `/wealth/${string}`; open: `/${string}` };
  /** What is compared: `plans`. */
  words: { one: string; many: string };
  form: FormType<F>;
  formTitle: string;
  /** What was entered, in a line that a person reads above the prices. */
  madeFor: (entry: BodyFieldsOf<NoInfer<F>>) => string;
  example: Partial<FormOf<F>>;
  /** What narrows the list; its choices are those that the plans have. */
  filterOf: (plans: readonly Plan[]) => FormType<G>;
  passes: (plan: Plan, filter: BodyFieldsOf<NoInfer<G>>) => boolean;
  /** Whether a plan is for what was entered at all; default: each is. */
  isFor?: (plan: Plan, entry: BodyFieldsOf<NoInfer<F>>) => boolean;
  /** @param year of the list */
  show: (plan: Plan, entry: BodyFieldsOf<NoInfer<F>>, year: number | null) => ShownPlan;
  /** What the list cannot say, and who can be asked about it before deciding. */
  ask: string;
}

/** So many stand side by side. */
export const MAX_PINNED = 3;

/** What a person pays a month in the end, which is what plans are compared by. */
export const paidOf = ({ total, afterCredit }: Pick<ShownPlan, 'total' | 'afterCredit'>): Cents =>
  afterCredit ?? total;

/** By scheme and name, or by a column; what is equal stays in the order of names. Nothing is ever put first for another reason. */
export const sorted = (
  plans: readonly ShownPlan[],
  order: { field: string; descending: boolean } | null,
): ShownPlan[] => {
  const byName = plans.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  if (order === null) return byName;
  const of = (plan: ShownPlan): number | string => {
    if (order.field === 'name') return plan.name;
    if (order.field === 'total') return paidOf(plan);
    return plan.facts.find((fact) => fact.name === order.field)?.order ?? '';
  };
  const way = order.descending ? -1 : 1;
  return byName.toSorted((a, b) => {
    const [one, other] = [of(a), of(b)];
    return typeof one === 'number' && typeof other === 'number'
      ? way * (one - other)
      : way * String(one).localeCompare(String(other), 'en');
  });
};

/** The facts of plans as rows, each with the texts of all of them and whether these differ. */
export const rowsOf = (
  plans: readonly ShownPlan[],
): { name: string; label: string; texts: string[]; isDifferent: boolean }[] =>
  (plans[0]?.facts ?? []).map(({ name, label }, at) => {
    const texts = plans.map(({ facts }) => facts[at]?.text ?? '–');
    return { name, label, texts, isDifferent: new Set(texts).size > 1 };
  });
