import { calls, type RedemptionReport } from '@phila/contract/calls';
import { dateText, numberText } from '@phila/contract/format';
import { send } from '@phila/platform';
import { Chart, classes, Empty, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DayFilter } from '../administrative/day-filter.tsx';
import { Filters } from '../administrative/filters.tsx';
import { SaveList } from '../files/save-list.tsx';
import { daysFault, tooManyDays } from './days-fault.ts';
import styles from './redemptions.module.css';

const { redemptionReport, redemptionReportFile } = calls.voucher;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Charts redemptions per day: valid ones, and ones revoked since. */
const DaysChart = ({ dates, redeemed, revoked }: RedemptionReport) => {
  const [standing, back] = [sum(redeemed), sum(revoked)];
  if (standing + back === 0)
    return <Empty title="Not redeemed in these days">Choose other days to see when it was.</Empty>;
  const times = standing === 1 ? 'time' : 'times';
  return (
    <Chart
      title="Redeemed by day"
      summary={`${numberText(standing)} ${times} in ${dates.length} days${back === 0 ? '' : `, and ${numberText(back)} more that were revoked since`}.`}
      kind="stack"
      labels={dates.map(dateText)}
      labelled="Day"
      series={[
        { name: 'Redeemed', values: redeemed },
        ...(back === 0 ? [] : [{ name: 'Revoked since', values: revoked }]),
      ]}
      format={numberText}
    />
  );
};

const Figure = ({ label, children }: { label: string; children: number }) => (
  <div>
    <dt className={classes('small muted')}>{label}</dt>
    <dd className={styles.figure}>{numberText(children)}</dd>
  </div>
);

interface Days {
  From?: string | undefined;
  Until?: string | undefined;
}

const queryOf = ({ From, Until }: Days) => ({
  ...(From === undefined ? {} : { From }),
  ...(Until === undefined ? {} : { Until }),
});

/** Report of an offer by day, with the redemptions left. It has numbers only, no people. */
const OfferReport = ({ offerId }: { offerId: number }) => {
  const [days, setDays] = useState<Days>({});
  const asked = { params: { id: offerId }, query: queryOf(days) };
  const wrongWay = daysFault(days.From, days.Until);
  const tooMany = tooManyDays(days.From, days.Until);
  const isFit = wrongWay === undefined && tooMany === undefined;
  const reading = useQuery(redemptionReport.query(asked, { staleTime: 0, enabled: isFit }));
  // Keeps the days that the service chose when only one is changed.
  const shown: Days = {
    From: days.From ?? reading.data?.dates[0],
    Until: days.Until ?? reading.data?.dates.at(-1),
  };
  return (
    <section aria-label="Report" className={classes('stack gap-24')}>
      <Filters>
        <DayFilter
          label="From"
          value={shown.From ?? ''}
          error={tooMany}
          onDay={(day) => setDays({ ...shown, From: day || undefined })}
        />
        <DayFilter
          label="Until and including"
          value={shown.Until ?? ''}
          error={wrongWay}
          onDay={(day) => setDays({ ...shown, Until: day || undefined })}
        />
      </Filters>
      {isFit && (
        <Loaded what="The report" reading={reading} waiting={<Skeleton height={360} />} isEmpty={() => false}>
          {(report) => (
            <>
              <dl aria-label="In all" className={styles.figures}>
                <Figure label="Redeemed">{report.inAll.redeemed}</Figure>
                <Figure label="Revoked">{report.inAll.revoked}</Figure>
                <Figure label="Can still be redeemed">{report.inAll.free}</Figure>
              </dl>
              <DaysChart {...report} />
              <div>
                <SaveList
                  name={`redemptions-${offerId}`}
                  sheetOf={(Format) =>
                    send(redemptionReportFile, { ...asked, query: { ...asked.query, Format } })
                  }
                >
                  Save these days
                </SaveList>
              </div>
            </>
          )}
        </Loaded>
      )}
    </section>
  );
};

export default OfferReport;
