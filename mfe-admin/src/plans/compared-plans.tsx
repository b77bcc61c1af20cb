import { calls, type ValueOf } from '@phila/contract/calls';
import { moneyText, percentText } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { classes, Empty, Field, type ListAddress, Loaded, Select, Skeleton, useListAddress } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { HistorySection } from '../audit/history-section.tsx';
import { comparedOf, ComparedTable, OneYear, YearsChoice } from './compared.tsx';

const kinds = ['medicalAid', 'insurance'] as const;
/** Calls that change a year of plans; nothing else does. */
const FILE_CALLS = [calls.plans.plansFile];
type Kind = (typeof kinds)[number];
const kindWords: { readonly [K in Kind]: string } = { medicalAid: 'Medical aid', insurance: 'Insurance' };

type Plans = ValueOf<typeof calls.plans.medicalAid> | ValueOf<typeof calls.plans.insurance>;

const rand = (cents: number): string => moneyText(cents / 100);

/** Price range of a plan, from its first and last band. */
const priceOf = (plan: Plans['plans'][number]): string => {
  const [first, last] = [plan.bands[0], plan.bands.at(-1)];
  if (first === undefined || last === undefined) return 'No price';
  if ('main' in first && 'main' in last)
    return first === last
      ? `${rand(first.main)} a month`
      : `${rand(first.main)} to ${rand(last.main)} a month`;
  return 'ratePercent' in first ? `${percentText(first.ratePercent)} of the value a month` : 'No price';
};

const pricesOf = ({ plans }: Plans): Map<string, string> =>
  new Map(
    plans.map((plan) => [
      'scheme' in plan
        ? `${plan.scheme}, ${plan.plan}`
        : `${plan.insurer}, ${plan.plan} (${plan.covers}, ${plan.cover})`,
      priceOf(plan),
    ]),
  );

/** Reads plans of one kind; remote.ts prefetches the plans shown first. */
const usePlans = (kind: Kind, query: { Year?: number; Beside?: 'true' }, isWanted = true) => {
  const medicalAid = useQuery(
    calls.plans.medicalAid.query({ query }, { enabled: isWanted && kind === 'medicalAid' }),
  );
  const insurance = useQuery(
    calls.plans.insurance.query({ query }, { enabled: isWanted && kind === 'insurance' }),
  );
  return kind === 'medicalAid' ? medicalAid : insurance;
};

const ofYear = (year: number | null) => (year === null ? {} : { Year: year });

/** Pairs the year shown to people with the year before, or with the next if it is the first. */
const pairOf = ({ year, years }: Plans): [before: number | null, after: number | null] => {
  if (year === null) return [null, null];
  const earlier = years.filter((one) => one < year);
  const later = years.filter((one) => one > year);
  if (earlier.length > 0) return [Math.max(...earlier), year];
  return [year, later.length > 0 ? Math.min(...later) : year];
};

const yearIn = (text: string | null): number | null => (/^\d{4}$/.test(text ?? '') ? Number(text) : null);

const yearText = (year: number | null): string | null => (year === null ? null : String(year));

const OfKind = ({ kind, list }: { kind: Kind; list: ListAddress }) => {
  const chosen = [yearIn(list.value('year')), yearIn(list.value('beside'))] as const;
  const seesAudit = useMay('site.operations.read');
  const seen = usePlans(kind, {});
  const beside = usePlans(kind, { Beside: 'true' });
  const years = seen.data?.years ?? [];
  const pair = seen.data === undefined ? null : pairOf(seen.data);
  const beforeYear = chosen[0] ?? pair?.[0] ?? null;
  const afterYear = chosen[1] ?? pair?.[1] ?? null;
  const isOneYear = beforeYear === afterYear;
  const isSeen = (year: number | null): boolean => year === null || year === seen.data?.year;
  // Checks the year: an import between the two answers may have changed it.
  const isBeside = (year: number | null): boolean =>
    pair?.includes(year) === true && (beside.data === undefined || beside.data.year === year);
  const isHad = (year: number | null): boolean => isSeen(year) || isBeside(year);
  const otherAfter = usePlans(kind, ofYear(afterYear), !isHad(afterYear));
  const otherBefore = usePlans(kind, ofYear(beforeYear), !isHad(beforeYear) && !isOneYear);
  const reading = (year: number | null, other: typeof seen) =>
    isSeen(year) ? seen : isBeside(year) ? beside : other;
  const after = reading(afterYear, otherAfter);
  const before = reading(beforeYear, otherBefore);
  return (
    <>
      <YearsChoice
        years={years.map((year) => ({ value: year, label: String(year) }))}
        chosen={[beforeYear, afterYear]}
        onChoose={([year, other]) => list.put({ year: yearText(year), beside: yearText(other) })}
      >
        <Field label="Kind">
          {({ 'aria-invalid': _wrong, ...wiring }) => (
            <Select<Kind>
              {...wiring}
              value={kind}
              options={kinds.map((value) => ({ value, label: kindWords[value] }))}
              onChange={(next) =>
                next !== null && list.put({ kind: next === kinds[0] ? null : next, year: null, beside: null })
              }
            />
          )}
        </Field>
      </YearsChoice>
      <Loaded<Plans>
        isList
        what="The plans"
        reading={after}
        waiting={<Skeleton height={320} />}
        isEmpty={({ plans }) => plans.length === 0}
        empty={<Empty title="No plans yet">Import a file of plans, and people can compare them.</Empty>}
      >
        {(plans) => {
          const compared = (earlier: Plans) => (
            <ComparedTable
              label={`${kindWords[kind]} plans`}
              of="Plan"
              heads={[String(beforeYear), String(afterYear)]}
              rows={comparedOf(pricesOf(earlier), pricesOf(plans))}
            />
          );
          return isOneYear ? (
            <>
              <OneYear year={String(afterYear)} isOnly={years.length === 1} />
              {compared(plans)}
            </>
          ) : (
            // Waits for the earlier year, or every plan would be called new.
            <Loaded<Plans>
              isList
              what={`The plans of ${beforeYear}`}
              reading={before}
              waiting={<Skeleton height={320} />}
            >
              {compared}
            </Loaded>
          );
        }}
      </Loaded>
      {seesAudit && afterYear !== null && (
        <HistorySection
          name={`the plans of ${afterYear}`}
          rowId={String(afterYear)}
          by={FILE_CALLS}
          of="year of plans"
        />
      )}
    </>
  );
};

/** Compares prices of plans between two years. */
export const ComparedPlans = () => {
  const list = useListAddress();
  const kind = kinds.find((one) => one === list.value('kind')) ?? kinds[0];
  return (
    <div className={classes('stack gap-24')}>
      <OfKind key={kind} kind={kind} list={list} />
    </div>
  );
};
