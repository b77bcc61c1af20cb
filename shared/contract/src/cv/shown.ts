import type { CvDocument, CvEntry, CvProfile } from './document.ts';
import {
  cvListSections,
  type CvListSection,
  type CvPart,
  cvSections,
  isOwnPart,
  ownPart,
} from './layouts.ts';

/**
 * Lists every part once: ordered ones first, then the others in their usual order, custom sections last. References
 * stay at the end if they were put there.
 */
export const orderOf = (
  order: readonly CvPart[],
  ownSections: readonly { readonly id: string }[] = [],
): CvPart[] => {
  const own = ownSections.map(({ id }) => ownPart(id));
  const named = [...new Set(order)].filter((part) => !isOwnPart(part) || own.includes(part));
  const usual: CvPart[] = [...cvSections.filter((part) => part !== 'references'), ...own, 'references'];
  const others = usual.filter((part) => !named.includes(part));
  return named.at(-1) === 'references'
    ? [...named.slice(0, -1), ...others, 'references']
    : [...named, ...others];
};

export const shownEntries = <Section extends CvListSection>(
  document: CvDocument,
  section: Section,
): CvEntry<Section>[] => {
  const hidden = new Set(document.hidden[section]);
  const entries: readonly CvEntry<Section>[] = document[section];
  return entries.filter((entry) => !hidden.has(entry.id));
};

const hasText = (value: string | null | undefined): boolean => (value ?? '').trim() !== '';

/** Returns false for a CV with nothing but a name; the page then shows `No Data...`. */
export const hasContent = (document: CvDocument): boolean =>
  hasText(document.profile.heading) ||
  hasText(document.profile.personalSummary) ||
  cvListSections.some((section) => shownEntries(document, section).length > 0);

/** File name of a downloaded CV: first and last name, else `{product}CV`, then `CV.pdf`. */
export const cvFileName = (
  { firstName, lastName }: Pick<CvProfile, 'firstName' | 'lastName'>,
  product = 'Phila',
): string => {
  // Removes characters that file systems refuse or that disguise a name.
  const name = `${firstName} ${lastName}`
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return `${name === '' ? `${product}CV` : name}CV.pdf`;
};
