import { shortAddress } from '@phila/contract/web-address';
import { type ImportedEntry, made } from './imported-entry.ts';
import { reader } from './reader.ts';

/** Head of a CV: what its tool shows, and apart from it what it hides. */
export const introduction = (
  key: string,
  isHidden: boolean,
  values: { heading: string; personalSummary: string; linkedIn: string; website: string },
): ImportedEntry[] => {
  const { heading, personalSummary, linkedIn, website } = values;
  if (heading + personalSummary + linkedIn + website === '') return [];
  return [
    made(
      'aboutMe',
      { key, entry: reader(isHidden ? { hidden: true } : {}), ours: reader({}), notes: [] },
      {
        title: heading || (personalSummary === '' ? 'Your web addresses' : 'Your summary'),
        detail: [linkedIn, website].filter(Boolean).map(shortAddress).join(', '),
        values,
      },
    ),
  ];
};
