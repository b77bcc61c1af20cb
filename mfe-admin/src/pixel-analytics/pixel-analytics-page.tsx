import { calls, type ClickGroup, clickGroups } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { classes, Empty, Field, Loaded, Page, Select, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { DayFilter } from '../administrative/day-filter.tsx';
import { Filters } from '../administrative/filters.tsx';
import { SaveList } from '../files/save-list.tsx';
import { ClicksCharts } from './clicks-charts.tsx';
import { ClicksTable } from './clicks-table.tsx';
import { useClicksAddress } from './use-clicks-address.ts';

const { advertClicks, advertClicksFile } = calls.analytics;

const groupWords: Readonly<Record<ClickGroup, string>> = {
  advert: 'Advert',
  place: 'Place',
  organisation: 'Organisation',
};

/** Clicks on adverts, counted by the pixel for people who agreed to it. */
const PixelAnalyticsPage = () => {
  const { by, days, choose } = useClicksAddress();
  const reading = useQuery(advertClicks.query({ query: { ...days, By: by } }, { staleTime: 0 }));
  return (
    <Page title="Pixel analytics" sentence="What the advert pixel was told: how often adverts were opened.">
      <Surface label="Clicks on adverts">
        <div className={classes('stack gap-24')}>
          <p className={classes('muted')}>
            Only people who agreed to it are counted, under a scrambled number that changes every day.
            Addresses are kept without what follows a question mark, at most 200 characters: adverts that lead
            to one address share its clicks.
          </p>
          <Filters>
            <Field label="Group by">
              {({ 'aria-invalid': _wrong, ...wiring }) => (
                <Select<ClickGroup>
                  {...wiring}
                  value={by}
                  options={clickGroups.map((value) => ({ value, label: groupWords[value] }))}
                  onChange={(value) => choose('by', value ?? 'advert')}
                />
              )}
            </Field>
            <DayFilter
              label="From"
              value={days.From ?? reading.data?.dates[0] ?? ''}
              onDay={(day) => choose('from', day)}
            />
            <DayFilter
              label="Until and including"
              value={days.Until ?? reading.data?.dates.at(-1) ?? ''}
              onDay={(day) => choose('until', day)}
            />
          </Filters>
          <div>
            <SaveList
              name="advert-clicks"
              sheetOf={(Format) => send(advertClicksFile, { query: { ...days, Format } })}
            >
              Save these days
            </SaveList>
          </div>
          <Loaded isList what="Clicks on adverts" reading={reading} waiting={<Skeleton height={480} />}>
            {(found) =>
              found.groups.length === 0 ? (
                <Empty title="No adverts yet">
                  Clicks appear here once an advert is shown and somebody who agreed to be counted opens it.
                </Empty>
              ) : (
                <div className={classes('stack gap-32')}>
                  {found.clicks === 0 ? (
                    <Empty title="No clicks in these days">
                      Choose other days, or wait until somebody opens one.
                    </Empty>
                  ) : (
                    <ClicksCharts found={found} by={by} />
                  )}
                  <ClicksTable found={found} by={by} />
                </div>
              )
            }
          </Loaded>
        </div>
      </Surface>
    </Page>
  );
};

export default PixelAnalyticsPage;
