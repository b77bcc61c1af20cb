import type { CvDocument } from './document.ts';
import { isOwnPart, nothingHidden, ownPart } from './layouts.ts';
import { shownEntries } from './shown.ts';

/*
 * CV as others see it: without hidden entries or their ids, and without contact details of the person and referees
 * unless ticked.
 */

/** Days that a link works: default, fewest and most. */
export const LINK_DAYS = { usual: 7, least: 1, most: 90 } as const;

/** Most working links of a person. */
export const MAX_CV_LINKS = 20;

/** Numbers the entries of a list, to replace their ids. */
const numbered = <Entry extends { id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry, index) => ({ ...entry, id: `${index + 1}` }));

/** Removes hidden entries and, unless shown, contact details; the town stays. */
export const sharedCvOf = (document: CvDocument, { showsContact }: { showsContact: boolean }): CvDocument => {
  const references = numbered(shownEntries(document, 'references'));
  const ownSections = shownEntries(document, 'ownSections');
  const numberOf = new Map(ownSections.map(({ id }, index) => [ownPart(id), ownPart(`${index + 1}`)]));
  return {
    ...document,
    profile: showsContact
      ? document.profile
      : { ...document.profile, mobileNo: null, personalEmail: null, links: [] },
    experience: numbered(shownEntries(document, 'experience')),
    education: numbered(shownEntries(document, 'education')),
    courses: numbered(shownEntries(document, 'courses')),
    skills: numbered(shownEntries(document, 'skills')),
    languages: numbered(shownEntries(document, 'languages')),
    memberships: numbered(shownEntries(document, 'memberships')),
    registrations: numbered(shownEntries(document, 'registrations')),
    eligibility: numbered(shownEntries(document, 'eligibility')),
    references: showsContact
      ? references
      : references.map((reference) => ({ ...reference, emailAddress: null, contactNo: null })),
    ownSections: numbered(ownSections),
    hidden: nothingHidden(),
    order: document.order.flatMap((part) => (isOwnPart(part) ? (numberOf.get(part) ?? []) : [part])),
  };
};
