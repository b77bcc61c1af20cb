import type { BodyFieldsOf, Fields, FormOf } from '@phila/contract/fields';
import type { FormType } from '@phila/contract/records';
import type { Cents } from '@phila/finance/cents';

/** A fact about a plan, ordered as its kind declares. */
export interface Fact {
  /** Unique within a plan. */
  name: string;
  label: string;
  /** Shorter heading for a narrow column. */
  heading?: string;
  text: string;
  /** Sort key of its column in the list; without one the fact shows side by side only. */
  order?: number | string;
  /** Labels for both sort directions; default: 'lowest first', 'highest first'. */
  firsts?: readonly [upwards: string, downwards: string];
}

/** A plan, worked out for the entry. */
export interface ShownPlan {
  /** `Scheme, Plan`: its name, also the key of a pin. */
  name: string;
  plan: string;
  /** Scheme or insurer. */
  from: string;
  isExample: boolean;
  /** Monthly. */
  total: Cents;
  /** Parts of the total; each stays on one line. */
  made: readonly string[];
  /** Price after a tax credit, if known. */
  afterCredit?: Cents;
  facts: readonly Fact[];
}

/** A year's plans from the service. */
export interface PlanList<Plan> {
  year: number | null;
  years: readonly number[];
  plans: readonly Plan[];
}

/** A comparison of plans: its form, its filters, and how to show a plan. Runs in the page and sends no entries. */
export interface Comparison<F extends Fields, G extends Fields, Plan> {
  /** Key of the tab's storage. */
  name: string;
  /** In the portal and public. */
  title: { portal: string; open: string };
  sentence: string;
  places: { portal: `/wealth/${string}`; open: `/${string}` };
  /** Words for a plan: `plans`. */
  words: { one: string; many: string };
  form: FormType<F>;
  formTitle: string;
  /** Sums up the entry in a line above the prices. */
  madeFor: (entry: BodyFieldsOf<NoInfer<F>>) => string;
  example: Partial<FormOf<F>>;
  /** Filters of the list, with choices from its plans. */
  filterOf: (plans: readonly Plan[]) => FormType<G>;
  passes: (plan: Plan, filter: BodyFieldsOf<NoInfer<G>>) => boolean;
  /** True if a plan suits the entry; default: always. */
  isFor?: (plan: Plan, entry: BodyFieldsOf<NoInfer<F>>) => boolean;
  /** @param year list's year */
  show: (plan: Plan, entry: BodyFieldsOf<NoInfer<F>>, year: number | null) => ShownPlan;
  /** Says what the list cannot tell, and who to ask before deciding. */
  ask: string;
}

/** Most plans side by side. */
export const MAX_PINNED = 3;

/** Final monthly price; plans are compared by it. */
export const paidOf = ({ total, afterCredit }: Pick<ShownPlan, 'total' | 'afterCredit'>): Cents =>
  afterCredit ?? total;

/** Sorts by scheme and name, or by a column and then name. Nothing is ever promoted. */
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

/** Facts as rows, with each plan's text; marks rows that differ. */
export const rowsOf = (
  plans: readonly ShownPlan[],
): { name: string; label: string; texts: string[]; isDifferent: boolean }[] =>
  (plans[0]?.facts ?? []).map(({ name, label }, at) => {
    const texts = plans.map(({ facts }) => facts[at]?.text ?? '–');
    return { name, label, texts, isDifferent: new Set(texts).size > 1 };
  });
