/* Constants of CVs without schemas: light enough for any page (specification: cv-layouts). */

/** Layouts: 0 is free, 30 and 31 are paid. */
export const cvTemplates = [0, 30, 31] as const;
export type CvTemplate = (typeof cvTemplates)[number];

/** Default accents: orange for 30, blue for 31; the free layout is black on white. */
export const cvDefaultColours: Readonly<Record<CvTemplate, string>> = {
  0: '#1f2933',
  30: '#f08a24',
  31: '#1f5fbf',
};

/** SKU of the product that removes a layout's watermark; null for the free layout. */
export const skuOf = (template: CvTemplate): string | null => (template === 0 ? null : `cv-t${template}`);

/** Picture widths in pixels: a template to choose, a page on a phone, an enlarged page. */
export const cvPageWidths = [360, 720, 1080] as const;
export type CvPageWidth = (typeof cvPageWidths)[number];

/** Text across the pages of a paid layout that was not bought. */
export const CV_WATERMARK = 'PURCHASE TEMPLATE';

/** Parts of a CV below its head, in default order. */
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

/** Custom section as a part, by its id. */
export type OwnPart = `own-${string}`;
export const ownPart = (id: string): OwnPart => `own-${id}`;

export type CvPart = CvSection | OwnPart;
export const isOwnPart = (part: CvPart): part is OwnPart => part.startsWith('own-');

/** Parts that are lists: their entries have ids and can be hidden. */
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

/** Starts with nothing hidden, by list. */
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
