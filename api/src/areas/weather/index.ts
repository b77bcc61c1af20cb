import { calls } from '@phila/contract';
import { implement } from '../../core/http/implement.ts';
import type { Implementation } from '../../core/http/implement.ts';

export const implementations: Implementation[] = [
  implement(calls.weather.current, async ({ body }, { weather }) => (await weather.at(body)).current),
  implement(calls.weather.forecast, async ({ body }, { weather }) => (await weather.at(body)).forecast),
];
