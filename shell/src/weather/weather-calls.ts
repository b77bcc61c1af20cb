import { lightCall, type calls } from '@phila/contract';

type Weather = typeof calls.weather;

/** By method and path alone (decision 0401). */
export const weatherCalls = {
  current: lightCall<Weather['current']>('POST', '/Weather/current', 'anyone'),
  forecast: lightCall<Weather['forecast']>('POST', '/Weather/forecast', 'anyone'),
};
