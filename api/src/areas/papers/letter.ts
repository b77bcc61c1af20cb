import { brand, type PaperKind, paperKindWords } from '@phila/contract';
import type { Message } from '../../core/mail/notify.ts';

/** Page of the portal with a person's papers of an organisation. */
export const papersPage = (osNo: number) => `/documents/from-${osNo}` as const;

/** Says in the bell that papers are there. */
export const bellOf = (osNo: number, osName: string, kind: PaperKind, title: string) =>
  ({
    title: `${osName} has a paper for you`,
    text: `${paperKindWords[kind].one}, ${title}: in My Documents, under ${osName}.`,
    to: papersPage(osNo),
  }) as const;

/** Says by mail that a paper is there, with nothing of what it holds: others may read a mailbox. */
export const messageOf = (osName: string, to: string): Message => ({
  about: 'announcement',
  letter: {
    subject: `${osName} has a paper for you`,
    paragraphs: [
      `${osName} handed a paper over to you. It is in My Documents, under ${osName}, and only you can open it.`,
      `When you open it, ${osName} sees that you did.`,
    ],
    action: { label: 'Open your papers', to },
    closing: `You have this email because you are a member of ${osName}. You keep your papers when you leave.`,
  },
  sms: `${brand.name}: ${osName} has a paper for you: ${to}`,
});
