import type { PaperEvidence, PaperState } from '@phila/contract/calls';
import type { Tone } from '@phila/ui';

export const stateWords: { readonly [S in PaperState]: { readonly name: string; readonly tone: Tone } } = {
  unread: { name: 'Being read', tone: 'info' },
  matched: { name: 'Matched', tone: 'success' },
  several: { name: 'Several people', tone: 'warning' },
  none: { name: 'No one matches', tone: 'warning' },
  notPdf: { name: 'Not a PDF', tone: 'danger' },
  seenBefore: { name: 'They have it', tone: 'warning' },
  handedOver: { name: 'Handed over', tone: 'success' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
};

export const evidenceWords: { readonly [E in PaperEvidence]: string } = {
  idInName: 'ID number in the name',
  idInText: 'ID number in the text',
  numberInName: 'Employee number in the name',
  numberInText: 'Employee number in the text',
  chosen: 'Chosen by hand',
};
