import type { Forecast } from './report.ts';
import { FORECAST_ENTRIES } from './report.ts';

/** A provider's forecast for one moment. */
interface Known {
  /** Epoch seconds. */
  at: number;
  temp: number;
  weather: { description: string }[];
}

const STEP = 3 * 3_600;

/** Formats epoch seconds of a local clock: `2026-11-22 12:00:00`. */
const written = (local: number): string =>
  new Date(local * 1_000).toISOString().slice(0, 19).replace('T', ' ');

/** The weather between two known times: interpolated numbers, and the description of the nearer. */
const between = (before: Known, after: Known, at: number): Pick<Known, 'temp' | 'weather'> => {
  const part = (at - before.at) / (after.at - before.at);
  const temp = before.temp + part * (after.temp - before.temp);
  return { temp: Math.round(temp * 100) / 100, weather: (part < 0.5 ? before : after).weather };
};

/**
 * Forecast steps of three hours in the place's local time, from the next step on, whatever the provider's time zone.
 * The last known step covers its three hours.
 * @param steps the provider's forecast, sorted by time
 * @param ahead seconds by which the place is ahead of UTC
 */
export const localSteps = (now: Known, steps: readonly Known[], ahead: number): Forecast['list'] => {
  const known = [now, ...steps.filter(({ at }) => at > now.at)];
  const last = known.at(-1) ?? now;
  const list: Forecast['list'] = [];
  let local = (Math.floor((now.at + ahead) / STEP) + 1) * STEP;
  while (list.length < FORECAST_ENTRIES && local - ahead < last.at + STEP) {
    const at = local - ahead;
    const after = known.find((one) => one.at > at);
    const before = known.findLast((one) => one.at <= at) ?? now;
    const { temp, weather } = after === undefined ? last : between(before, after, at);
    list.push({ dt_txt: written(local), main: { temp }, weather });
    local += STEP;
  }
  return list;
};
