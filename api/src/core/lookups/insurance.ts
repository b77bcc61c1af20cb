import type { LookupRow } from '@phila/contract';
import { numbered } from './numbered.ts';

/* Specification: reference-data, "Insurance, savings and retirement". The providers are public companies, listed as sample data. */

export const shortTermTypes: LookupRow<'shortTermTypes'>[] = numbered([
  'Household contents',
  'Buildings',
  'Vehicle',
  'All risks',
  'Travel',
  'Legal',
  'Pet',
  'Business',
]);

export const shortTermProviders: LookupRow<'shortTermProviders'>[] = numbered([
  'Santam',
  'OUTsurance',
  'Hollard',
  'Old Mutual Insure',
  'Discovery Insure',
  'Auto & General',
  'Budget',
  'Dial Direct',
  'First for Women',
  'King Price',
  'MiWay',
  'Momentum Insure',
  'Naked',
  'Pineapple',
]);

export const riskCoverTypes: LookupRow<'riskCoverTypes'>[] = numbered([
  'Life',
  'Disability lump sum',
  'Income protection',
  'Severe illness',
  'Funeral',
  'Gap',
]);

export const riskCoverProviders: LookupRow<'riskCoverProviders'>[] = numbered([
  'Discovery Life',
  'Sanlam',
  'Old Mutual',
  'Momentum',
  'Liberty',
  'Hollard Life',
  'BrightRock',
  'FMI',
  '1Life',
  'AVBOB',
]);
