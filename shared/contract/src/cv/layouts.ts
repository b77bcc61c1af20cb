/*
 * What CVs are made of, without schemas: light enough for any page (specification: cv-layouts).
 */

/** The layouts: 0 is the free one, 30 and 31 are paid for. */
export const cvTemplates = [0, 30, 31] as const;
export type CvTemplate = (typeof cvTemplates)[number];

/** Accent colours before a person chooses one: orange for 30, blue for 31; the free layout is black on white. */
export const cvDefaultColours: Readonly<Record<CvTemplate, string>> = {
  0: '#1f2933',
  30: '#f08a24',
  31: '#1f5fbf',
};

/** The product of the shop whose owner may use the layout without the watermark; null for the free layout. */
export const skuOf = (template: CvTemplate): string | null => (template === 0 ? null : `cv-t${template}`);

/** How wide a page is drawn as a picture, in pixels: a template to choose, a page on a phone, a page enlarged. */
export const cvPageWidths = [360, 720, 1080] as const;
export type CvPageWidth = (typeof cvPageWidths)[number];

/** What is written across the pages of a paid layout that was not bought. */
export const CV_WATERMARK = 'PURCHASE TEMPLATE';

/** The parts of a CV below its head, in the order they have unless the person chose another. */
export const cvSections = [
  'personalSummary',
  'experience',
  'education',
  'courses',
  'skills',
  'languages',
  'memberships',
  'registrations',
  'eligibility',
  'references',
] as const;
export type CvSection = (typeof cvSections)[number];

/** A section of the person's own, by its id, where it stands among the other parts. */
export type OwnPart = `own-${string}`;
export const ownPart = (id: string): OwnPart => `own-${id}`;

/** A part of a CV in an order of parts. */
export type CvPart = CvSection | OwnPart;
export const isOwnPart = (part: CvPart): part is OwnPart => part.startsWith('own-');

/** The parts that are lists, whose entries have an id and can be hidden. */
export const cvListSections = [
  'experience',
  'education',
  'courses',
  'skills',
  'languages',
  'memberships',
  'registrations',
  'eligibility',
  'references',
  'ownSections',
] as const;
export type CvListSection = (typeof cvListSections)[number];

/** Ids of hidden entries, by list: none. */
export const nothingHidden = (): Record<CvListSection, string[]> => ({
  experience: [],
  education: [],
  courses: [],
  skills: [],
  languages: [],
  memberships: [],
  registrations: [],
  eligibility: [],
  references: [],
  ownSections: [],
});
