import { calls, type RedemptionReport } from '@phila/contract/calls';
import { dateText } from '@phila/contract/format';
import { messageOf, notify, saveBlob, send, useRead } from '@phila/platform';
import {
  Button,
  Chart,
  classes,
  DateInput,
  Empty,
  Fact,
  Facts,
  Field,
  Icon,
  Loaded,
  Skeleton,
} from '@phila/ui';
import { useState } from 'react';
import { Filters } from '../administrative/filters.tsx';
import { daysFault } from './days-fault.ts';

const { redemptionReport, redemptionReportFile } = calls.voucher;

const countText = (value: number): string => value.toLocaleString('en-ZA');
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Redemptions of each day: those that stand, and those taken back since. */
const Days = ({ dates, redeemed, revoked }: RedemptionReport) => {
  const [standing, back] = [sum(redeemed), sum(revoked)];
  if (standing + back === 0)
    return <Empty title="Not redeemed in these days">Choose other days to see when it was.</Empty>;
  const times = standing === 1 ? 'time' : 'times';
  return (
    <Chart
      title="Redeemed by day"
      summary={`${countText(standing)} ${times} in ${dates.length} days${back === 0 ? '' : `, and ${countText(back)} more that were revoked since`}.`}
      kind="stack"
      labels={dates.map(dateText)}
      labelled="Day"
      series={[
        { name: 'Redeemed', values: redeemed },
        ...(back === 0 ? [] : [{ name: 'Revoked since', values: revoked }]),
      ]}
      format={countText}
    />
  );
};

/** How an offer does: by day, and how often it still can be redeemed. Numbers, and nothing of people. */
export const OfferReport = ({ offerId }: { offerId: number }) => {
  const [days, setDays] = useState<{ From?: string; Until?: string }>({});
  const [isSaving, setSaving] = useState(false);
  const asked = { params: { id: offerId }, query: days };
  const fault = daysFault(days.From, days.Until);
  const reading = useRead(redemptionReport, asked, { staleTime: 0, enabled: fault === undefined });
  const save = async () => {
    setSaving(true);
    try {
      saveBlob((await send(redemptionReportFile, asked)) as unknown as Blob, `redemptions-${offerId}.csv`);
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'We could not make the file. Please try again.') });
    } finally {
      setSaving(false);
    }
  };
  const day = (name: 'From' | 'Until', label: string, shown: string | undefined) => (
    <Field label={label} {...(name === 'Until' && fault !== undefined ? { error: fault } : {})}>
      {(wiring) => (
        <DateInput
          {...wiring}
          value={days[name] ?? shown ?? ''}
          // What is no day yet is being typed.
          onChange={(typed) => {
            if (typed === '') setDays(({ [name]: _gone, ...rest }) => rest);
            else if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) setDays((before) => ({ ...before, [name]: typed }));
          }}
        />
      )}
    </Field>
  );
  return (
    <section aria-label="Report" className={classes('stack gap-24')}>
      <Filters>
        {day('From', 'From', reading.data?.dates[0])}
        {day('Until', 'Until, that day included', reading.data?.dates.at(-1))}
      </Filters>
      {fault === undefined && (
        <Loaded what="The report" reading={reading} waiting={<Skeleton height={360} />} isEmpty={() => false}>
          {(report) => (
            <>
              <Facts label="In all">
                <Fact label="Redeemed">{countText(report.inAll.redeemed)}</Fact>
                <Fact label="Revoked">{countText(report.inAll.revoked)}</Fact>
                <Fact label="Can still be redeemed">{countText(report.inAll.free)}</Fact>
              </Facts>
              <Days {...report} />
              <div>
                <Button
                  loading={isSaving}
                  icon={<Icon name="download" size={18} />}
                  onClick={() => void save()}
                >
                  Save these days as CSV
                </Button>
              </div>
            </>
          )}
        </Loaded>
      )}
    </section>
  );
};
