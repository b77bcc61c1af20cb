import { calls, type ValueOf } from '@phila/contract/calls';
import { percentText } from '@phila/contract/format';
import { towns } from '@phila/contract/towns';
import { useOrganisation, useSession } from '@phila/platform';
import { Button, classes, Icon, IconButton, Select, Skeleton, Unseen } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { forecastDays } from './forecast-days.ts';
import { ForecastStrip } from './forecast-strip.tsx';
import { TemperatureIcon } from './temperature-icon.tsx';
import type { Location } from './use-location.ts';
import { useLocation } from './use-location.ts';
import styles from './weather-panel.module.css';

/** Worded as in the specification (weather-and-news). */
const FAILED = 'Could not fetch weather data. Please try again later.';

type Known = Extract<Location, { state: 'known' }>;

const countries = new Intl.DisplayNames(['en-ZA'], { type: 'region', fallback: 'none' });
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

const TOWNS = towns.map(({ name }) => ({ value: name, label: name }));

/** Error if the person asked, a quiet line otherwise. */
const Message = ({ text, isError, children }: { text: string; isError: boolean; children: ReactNode }) => (
  <div className={classes('row wrap content-centre grow gap-12 gap-x-16')} data-message>
    {isError ? (
      <p
        role="alert"
        className={classes(
          'full pad-y-12 pad-x-16 on-card page-ring rounded strong danger lines-14',
          styles.failure,
        )}
      >
        {text}
      </p>
    ) : (
      <p className={classes('small lines-14')}>{text}</p>
    )}
    {children}
  </div>
);

const Press = ({ icon, text, onClick }: { icon: 'pin' | 'refresh'; text: string; onClick: () => void }) => (
  <Button type="inherit" size="large" icon={<Icon name={icon} size={18} />} onClick={onClick}>
    {text}
  </Button>
);

const ForecastSkeleton = () => (
  <div className={classes('grid content-centre grow gap-12')} aria-busy="true">
    <Unseen>Loading the weather</Unseen>
    <Skeleton height={24} width="70%" />
    <Skeleton height={24} width="70%" />
    <Skeleton height={24} width="45%" />
  </div>
);

const Now = ({ value, town }: { value: ValueOf<typeof calls.weather.current>; town: string | null }) => (
  <div className={classes('row gap-20')}>
    <TemperatureIcon temperature={value.main.temp} size={88} />
    <div>
      <p className={classes('bold figures', styles.temperature)}>{Math.round(value.main.temp)}°C</p>
      <p className={classes('strong first-capital')}>{value.weather[0]?.description}</p>
      <p className={classes('small lines-15')}>Humidity {percentText(Math.round(value.main.humidity))}</p>
      <p className={classes('small lines-15')}>
        {[town ?? (value.name || 'Where you are'), countryName(value.sys.country)].filter(Boolean).join(', ')}
      </p>
    </div>
  </div>
);

/** Never retries: the service caches the weather of a place for everyone, and answers at once either way. */
const ONCE = { retry: false } as const;

const WeatherOf = ({ latitude, longitude, town, wasAsked }: Known) => {
  const [triedAgain, setTriedAgain] = useState(false);
  const input = { body: { latitude, longitude } };
  const current = useQuery(calls.weather.current.query(input, ONCE));
  const forecast = useQuery(calls.weather.forecast.query(input, ONCE));
  const isKnown =
    current.data && forecast.data && Number(current.data.cod) === 200 && Number(forecast.data.cod) === 200;
  if (isKnown) {
    return (
      <>
        <div className={classes('grid align-centre grow gap-8 gap-x-32', styles.weather)}>
          <Now value={current.data} town={town} />
          <ForecastStrip days={forecastDays(forecast.data)} />
        </div>
        <p className={classes('flex wrap gap-x-16 tiny')}>
          {current.data.attribution.map(({ text, link }) => (
            <a
              key={link}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className={classes('pad-y-4 inherit underlined')}
            >
              {text}
            </a>
          ))}
        </p>
      </>
    );
  }
  if (current.isFetching || forecast.isFetching) return <ForecastSkeleton />;
  return (
    <Message text={FAILED} isError={wasAsked || triedAgain}>
      <Press
        icon="refresh"
        text="Try again"
        onClick={() => {
          setTriedAgain(true);
          void current.refetch();
          void forecast.refetch();
        }}
      />
    </Message>
  );
};

const PanelOf = () => {
  const { location, ask, choose } = useLocation();
  const isTinted = useOrganisation() !== null;
  const townId = useId();
  const chosen = location.state === 'known' ? location.town : null;
  return (
    <section
      className={classes('column shrink full gap-12 card page-ring text', styles.panel)}
      data-state={location.state}
      data-tinted={isTinted}
      aria-label="Weather"
    >
      <div className={classes('row gap-8', styles.head)}>
        <h2 className={classes('heading')}>Weather</h2>
        <div className={classes('row end grow shrink')}>
          <label htmlFor={townId} className={classes('unseen')}>
            Town
          </label>
          <Select
            id={townId}
            className={styles.town}
            value={chosen}
            placeholder="Choose a town"
            options={TOWNS}
            onChange={(name) => {
              const town = towns.find((one) => one.name === name);
              if (town) choose(town);
            }}
          />
        </div>
        {location.state === 'known' && location.town !== null && (
          <IconButton tone="inherit" icon="pin" label="Use my location" onClick={() => void ask()} />
        )}
      </div>
      {location.state === 'not asked' && (
        <div className={classes('grid justify-start content-centre grow gap-12')}>
          <p className={classes('small lines-15', styles.why)}>
            See the weather where you are, now and over the next five days. Your location is rounded to about
            a kilometre, used for this alone and not kept.
          </p>
          <Press icon="pin" text="Show the weather where I am" onClick={() => void ask()} />
        </div>
      )}
      {(location.state === 'looking' || location.state === 'asking') && <ForecastSkeleton />}
      {location.state === 'unknown' && (
        <Message text={location.text} isError>
          <Press icon="refresh" text="Try again" onClick={() => void ask()} />
          <p>Or choose a town above.</p>
        </Message>
      )}
      {location.state === 'known' && (
        <WeatherOf key={`${location.latitude},${location.longitude}`} {...location} />
      )}
    </section>
  );
};

/**
 * Weather of the person's town, location or chosen town, in the organisation's colour (specification:
 * weather-and-news). Remounts for another person, because their town differs.
 */
export default function WeatherPanel() {
  const { userId } = useSession();
  return <PanelOf key={userId} />;
}
