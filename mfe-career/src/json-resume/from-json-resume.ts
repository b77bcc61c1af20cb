import { EMPLOYMENT } from '@phila/contract/records/experience';
import { certificate } from './certificate.ts';
import { education } from './education.ts';
import { experience, PROJECT, VOLUNTEERING } from './experience.ts';
import { detailsIn, type FoundDetail, whyLeft } from './found-details.ts';
import type { Draft, ImportedEntry } from './imported-entry.ts';
import { introduction } from './introduction.ts';
import { ownSection, ownSections, workEligibility } from './own-parts.ts';
import { isUnknownRecord, reader } from './reader.ts';
import type { Choices } from './records.ts';
import { reference } from './reference.ts';
import { resumeOf } from './resume-file.ts';
import { rolesApart } from './roles.ts';
import { sectionsInWords, unknownSections, wordedLists } from './sections-in-words.ts';
import { skill } from './skill.ts';
import { pagesOf } from './web-pages.ts';

export interface ReadResume {
  found: readonly ImportedEntry[];
  /** Contact details and languages, kept by My Details. */
  details: readonly FoundDetail[];
  /** Everything else in the file, with the reason it is not imported. */
  elsewhere: readonly { what: string; why: string }[];
}

/** `Available on request`, in the place of a referee. */
const ON_REQUEST =
  /^(?:references? )?(?:(?:are )?(?:available|furnished|provided|supplied) )?(?:up)?on request\.?$/i;

const isOnRequest = (entry: unknown): boolean => {
  const named = reader(isUnknownRecord(entry) ? entry : { name: entry });
  const texts = ['name', 'fullName', 'reference'].map((key) => named.text(key)).filter(Boolean);
  return texts.length > 0 && texts.every((text) => ON_REQUEST.test(text));
};

/** Drops entries that name no referee; `Available on request` is not a person. */
const refereesIn = (entry: unknown): readonly unknown[] => (isOnRequest(entry) ? [] : [entry]);

const NO_ADDRESS = 'Others cannot open this web address.';

/**
 * Converts a JSON Resume (jsonresume.org, schema 1.0.0) to entries to choose from. Saves nothing. Lists everything
 * without a field here in `lost` and `elsewhere`.
 * @throws NoResume if it is not a JSON Resume
 */
export const fromJsonResume = (text: string, choices: Choices): ReadResume => {
  const file = resumeOf(text);
  const resume = reader(file);
  resume.skip('$schema', 'meta');
  const each = (
    list: string,
    read: (draft: Draft) => ImportedEntry,
    { name, apart }: { name?: string; apart?: (entry: unknown) => readonly unknown[] } = {},
  ): ImportedEntry[] =>
    resume
      .list(list, { name, apart })
      .map((entry, index) =>
        read({ key: `${list}.${index}`, entry, ours: entry.within('phila'), notes: [] }),
      );

  const basics = resume.within('basics');
  const ours = basics.within('phila');
  const heading = basics.text('label', 'headline', 'title');
  const personalSummary = basics.text('summary');
  const isSummaryHidden = basics.flag('isSummaryHidden') === true;
  // `website` is the schema's name before 1.0.
  const url = basics.text('url', 'website');
  const profiles = basics.list('profiles', { name: 'network' });
  const pages = pagesOf(
    url,
    profiles.filter(({ isHidden }) => !isHidden),
  );
  const hiddenPages = pagesOf(
    '',
    profiles.filter(({ isHidden }) => isHidden),
  );
  const found = [
    ...introduction('basics', false, {
      heading,
      personalSummary: isSummaryHidden ? '' : personalSummary,
      linkedIn: pages.linkedIn,
      website: pages.website,
    }),
    ...introduction('basics.hidden', true, {
      heading: '',
      personalSummary: isSummaryHidden ? personalSummary : '',
      linkedIn: hiddenPages.linkedIn,
      website: hiddenPages.website,
    }),
    ...workEligibility(ours),
    ...each('work', (draft) => experience(draft, EMPLOYMENT, 'name'), { name: 'name', apart: rolesApart }),
    ...each('volunteer', (draft) => experience(draft, VOLUNTEERING, 'organization'), {
      name: 'organization',
      apart: rolesApart,
    }),
    ...each('projects', (draft) => experience(draft, PROJECT, 'name'), { name: 'name' }),
    ...each('education', (draft) => education(draft, choices), { name: 'studyType' }),
    ...each('certificates', (draft) => certificate(draft, choices), { name: 'name' }),
    ...each('skills', skill, { name: 'name' }),
    ...each('references', reference, { name: 'name', apart: refereesIn }),
    ...ownSections(ours),
  ];
  // Reads contact details first: what is left of the person are own sections.
  const details = detailsIn(basics, resume);
  const worded = Object.entries(wordedLists).flatMap(([list, title]) =>
    sectionsInWords(title, resume.list(list, { name: 'name' })),
  );
  const made = resume
    .list('sections')
    .flatMap((section) => sectionsInWords(section.text('title'), section.list('entries', { name: 'name' })));
  const own = [
    ...worded,
    ...made,
    ...unknownSections(basics),
    ...unknownSections(resume, ['basics', 'languages']),
  ];
  const onRequest = resume.list('references').some((one) => ON_REQUEST.test(one.text('name', 'references')));
  const rest = [
    ...own,
    ...sectionsInWords('Other languages', details.otherLanguages),
    ...sectionsInWords('Online profiles', [...pages.others, ...hiddenPages.others]),
  ];
  return {
    found: [
      ...found,
      ...rest
        .filter(({ content }) => content !== '')
        .map((section, index) => ownSection(`section.${index}`, section)),
    ],
    details: details.details,
    elsewhere: [
      ...details.elsewhere,
      ...(onRequest ? [{ what: 'References: on request', why: 'No referee is named.' }] : []),
      ...rest
        .filter(({ content }) => content === '')
        .map(({ title, lost }) => ({ what: `${title}: ${lost.join(', ')}`, why: whyLeft(title) })),
      ...[...pages.lost, ...hiddenPages.lost].map((what) => ({ what, why: NO_ADDRESS })),
      ...resume.lost().map((what) => ({ what, why: whyLeft(what) })),
    ],
  };
};
