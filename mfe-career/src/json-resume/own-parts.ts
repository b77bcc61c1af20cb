import { type ImportedEntry, made } from './imported-entry.ts';
import { type Reader, reader } from './reader.ts';
import type { WordedSection } from './sections-in-words.ts';

/** The person's own sections, found only in our own export. */
export const ownSections = (ours: Reader): ImportedEntry[] =>
  ours.list('ownSections').map((entry, index) => {
    const [title, content] = [entry.text('title'), entry.text('content')];
    return made(
      'ownSection',
      { key: `basics.ownSections.${index}`, entry, ours: reader({}), notes: [] },
      { title, values: { title, content } },
    );
  });

/** Work eligibility, found only in our own export. */
export const workEligibility = (ours: Reader): ImportedEntry[] => {
  const entry = ours.within('workEligibility');
  const values = {
    licenceCodes: entry.texts('licenceCodes'),
    drivingPermits: entry.texts('drivingPermits'),
    noticePeriod: entry.text('noticePeriod'),
    rightToWork: entry.text('rightToWork'),
    permitValidTo: entry.text('permitValidTo'),
  };
  if (Object.values(values).every((value) => value.length === 0)) return [];
  return [
    made(
      'workEligibility',
      { key: 'basics.workEligibility', entry, ours: reader({}), notes: [] },
      { title: 'Driving licence, right to work and notice period', values },
    ),
  ];
};

export const ownSection = (
  key: string,
  { title, content, lost, isHidden }: WordedSection,
): ImportedEntry => ({
  ...made(
    'ownSection',
    { key, entry: reader(isHidden ? { hidden: true } : {}), ours: reader({}), notes: [] },
    { title, values: { title, content } },
  ),
  lost,
});
