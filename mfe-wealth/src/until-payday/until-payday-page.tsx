import { calls, type UpcomingPayments } from '@phila/contract/calls';
import type { Entry as FormEntry } from '@phila/contract/records';
import { formDraft } from '@phila/platform';
import { ButtonLink, Chart, classes, Empty, EntryForm, firstEntry, Page, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Answer } from '../calculators/frame/answer.ts';
import { AfterPaint } from '../calculators/frame/after-paint.tsx';
import { ResultNumber } from '../calculators/frame/result-number.tsx';
import styles from '../calculators/frame/frame.module.css';
import { LoadedPage } from '../keeping/loaded-page.tsx';
import { textOf, type Values } from '../keeping/start.ts';
import { useKeptDraft } from '../keeping/use-kept-draft.ts';
import { accountAnswer, accountUntilPayday } from './account-answer.ts';
import { accountForm, type TypedAccount } from './account-form.ts';
import { KeepBalance } from './keep-balance.tsx';
import { PaymentList } from './payment-list.tsx';

const title = 'Until payday';
const sentence = 'See your balance day by day until payday, from your records and today’s balance.';

/** Account until the next payday (specification: wealth, "Until payday"). */
const UntilPaydayPage = () => (
  <LoadedPage
    title={title}
    sentence={sentence}
    reading={useQuery(calls.wealth.upcomingPayments.query({}))}
    height={420}
  >
    {(upcoming) => (
      <Page title={title} sentence={sentence}>
        {upcoming.payments.length === 0 ? <NothingRecorded /> : <Account upcoming={upcoming} />}
      </Page>
    )}
  </LoadedPage>
);

const NothingRecorded = () => (
  <Empty
    title="No payments yet"
    action={
      <ButtonLink type="primary" to="/wealth/financial-products/loans#add">
        Add a bond or a loan
      </ButtonLink>
    }
  >
    Record your instalments, premiums and policies once, and see here if your account lasts until you are
    paid.
  </Empty>
);

/** Values that were typed in this tab, and the day of them. */
interface Kept {
  day: string;
  values: Partial<Record<keyof TypedAccount, number | null>>;
}

/** Values to begin with: those typed in this tab, but no balance of another day; else that of the account today. */
const beginning = (kept: Kept | null, { accounts, today }: UpcomingPayments): Kept['values'] => {
  const [account] = accounts;
  const known = accounts.length === 1 && account?.valuedOn === today ? { balance: account.value } : {};
  if (kept === null) return known;
  const { balance, ...others } = kept.values;
  return { ...others, ...(kept.day === today && balance !== undefined ? { balance } : known) };
};

/** Stands in until the account of today is typed. */
const NOT_YET: Answer = {
  main: { label: 'Your lowest day', value: null, unit: 'rand' },
  sentence: 'Enter today’s balance and your payday.',
  facts: [],
  charts: [],
  tables: [],
  sources: [],
};

const Account = ({ upcoming }: { upcoming: UpcomingPayments }) => {
  const { today } = upcoming;
  const [draft] = useState(() => formDraft('wealth.until-payday'));
  const type = useMemo(() => accountForm(upcoming), [upcoming]);
  const [start] = useState(() => beginning((draft.read()?.['entry'] ?? null) as Kept | null, upcoming));
  const [values, setValues] = useState<Values>(start);
  const [now, setNow] = useState<FormEntry<typeof type>>(() => firstEntry(type, start));
  useKeptDraft(draft, { day: today, values }, textOf(values));
  const shown = useDeferredValue(now);
  const [typed, setTyped] = useState<TypedAccount | null>(now.entry);
  if (shown.entry !== null && shown.entry !== typed) setTyped(shown.entry);
  const until = useMemo(
    () => (typed === null ? null : accountUntilPayday(upcoming, typed)),
    [upcoming, typed],
  );
  const card = useRef<HTMLElement>(null);
  const isOld = now.entry === null && until !== null;
  const answer = until === null ? null : accountAnswer(until, today, upcoming.pay !== null);
  const [chart] = answer?.charts ?? [];
  return (
    <div className={classes('stack gap-16')}>
      <div className={styles.frame}>
        <div className={styles.entry}>
          <Surface label={title}>
            <EntryForm type={type} label={title} suggested={start} onEntry={setNow} onValues={setValues} />
            {now.entry !== null && <KeepBalance upcoming={upcoming} balance={now.entry.balance} />}
          </Surface>
        </div>
        <div className={styles.answer} data-old={isOld || undefined}>
          <ResultNumber answer={answer ?? NOT_YET} isOld={isOld} card={card} />
          {chart !== undefined && (
            <div className={classes('stack gap-16', styles.rest)}>
              <Surface>
                <AfterPaint>
                  <Chart {...chart} />
                </AfterPaint>
              </Surface>
            </div>
          )}
        </div>
      </div>
      <PaymentList upcoming={upcoming} until={until} />
    </div>
  );
};

export default UntilPaydayPage;
