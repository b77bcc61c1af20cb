import { calls } from '@phila/contract';
import { area } from '../../core/area.ts';
import { implement } from '../../core/calls/implement.ts';
import { openWeather } from './weather.ts';

export const weatherArea = area({
  name: 'weather',
  answers: ({ configuration, clock, log }) => {
    const reports = openWeather(configuration, clock, log);
    return [
      implement(calls.weather.current, async ({ body }) => (await reports.at(body)).current),
      implement(calls.weather.forecast, async ({ body }) => (await reports.at(body)).forecast),
    ];
  },
});
