/** Kinds of papers that employers hand over; one for all papers of a batch. */
export const paperKinds = ['payslip', 'irp5', 'letter', 'other'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperKindWords: {
  readonly [K in PaperKind]: { readonly one: string; readonly many: string };
} = {
  payslip: { one: 'Payslip', many: 'Payslips' },
  irp5: { one: 'IRP5', many: 'IRP5s' },
  letter: { one: 'Letter', many: 'Letters' },
  other: { one: 'Paper', many: 'Other papers' },
};

/**
 * States of a file in a batch, before it is handed over and after. `unread`: its text is still to be read. `none` and
 * `several`: no confirmed member, or more than one, is named by it. `seenBefore`: the person already has these bytes.
 */
export const paperStates = [
  'unread',
  'matched',
  'several',
  'none',
  'notPdf',
  'seenBefore',
  'handedOver',
  'withdrawn',
] as const;
export type PaperState = (typeof paperStates)[number];

/** States that need somebody before a batch is handed over whole. */
export const paperStatesToMend = ['several', 'none', 'notPdf', 'seenBefore'] as const;

/** Evidence for the person of a file. */
export const paperEvidence = ['idInName', 'idInText', 'numberInName', 'numberInText', 'chosen'] as const;
export type PaperEvidence = (typeof paperEvidence)[number];

/** Most files of a batch. */
export const MOST_PAPERS = 10_000;

/** Days until a batch that nothing was handed over from is deleted. */
export const PAPER_DRAFT_DAYS = 30;

export const PAPER_TITLE_LENGTH = 80;
export const PAPER_REASON_LENGTH = 500;
