import { bandOf } from './temperature-icon.tsx';

it.each([
  [45, 'hot'],
  [30, 'hot'],
  [29.9, 'warm'],
  [20, 'warm'],
  [19.9, 'cool'],
  [10, 'cool'],
  [9.9, 'cold'],
  [-4, 'cold'],
])('%d °C is %s (specification: weather-and-news)', (temperature, band) => {
  expect(bandOf(temperature)).toBe(band);
});
