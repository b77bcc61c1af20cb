import type { LookupRow } from '@phila/contract';
import isoCountries from 'i18n-iso-countries';

/* Specification: reference-data, "Places". */

const HOME = 'ZA';

const byName = new Intl.Collator('en');

/** ISO 3166-1, South Africa first, the others by name. */
export const countries: LookupRow<'countries'>[] = Object.entries(
  isoCountries.getNames('en', { select: 'official' }),
)
  .map(([key, name]) => ({ key, name }))
  .sort((a, b) => Number(b.key === HOME) - Number(a.key === HOME) || byName.compare(a.name, b.name));

/** `code` as in ISO 3166-2:ZA since 2004. */
export const provinces: LookupRow<'provinces'>[] = [
  { id: 1, name: 'Eastern Cape', code: 'EC' },
  { id: 2, name: 'Free State', code: 'FS' },
  { id: 3, name: 'Gauteng', code: 'GP' },
  { id: 4, name: 'KwaZulu-Natal', code: 'KZN' },
  { id: 5, name: 'Limpopo', code: 'LP' },
  { id: 6, name: 'Mpumalanga', code: 'MP' },
  { id: 7, name: 'North West', code: 'NW' },
  { id: 8, name: 'Northern Cape', code: 'NC' },
  { id: 9, name: 'Western Cape', code: 'WC' },
];
