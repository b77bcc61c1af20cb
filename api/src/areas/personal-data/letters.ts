import { brand, fileSizeText, longDateText, southAfricanDay, southAfricanTime } from '@phila/contract';
import type { Message } from '../../core/mail/notify.ts';
import { siteAddress } from '../../core/site-address.ts';
import type { Configuration } from '../../core/configuration.ts';
import type { Retained } from '../../core/personal-data/personal-area.ts';

type Site = Pick<Configuration, 'publicUrl' | 'port'>;

/** 21 November 2027. */
const day = (at: Date): string => longDateText(southAfricanDay(at));

/** Lists the kinds of records kept, each with its last day. */
const remaining = (records: readonly Retained[]): string[] => {
  const until = new Map<string, Date>();
  for (const { kind, keptUntil } of records) {
    const known = until.get(kind);
    if (known === undefined || known < keptUntil) until.set(kind, keptUntil);
  }
  return [...until].map(([kind, last]) => `${kind}: until ${day(last)}.`);
};

/** The receipt for a deleted account, listing the records kept by law. */
export const deletionReceipt = ({
  receipt,
  at,
  records,
}: {
  receipt: string;
  at: Date;
  records: readonly Retained[];
}): Message => {
  const kept = remaining(records);
  return {
    about: 'account',
    letter: {
      subject: `Your account with ${brand.name} was deleted`,
      paragraphs: [
        `As you asked, your account was deleted on ${southAfricanTime(at)}: your details, your documents and pictures, what you entered in the calculators, and every place where you were signed in. Copies in our backups are overwritten within 35 days.`,
        ...(kept.length === 0
          ? ['The law asks us to keep nothing further about you.']
          : [
              'Some records the law makes us keep. They are locked away from daily use, and removed when their time is over:',
              ...kept,
            ]),
        `The number of this receipt is ${receipt}. Please keep it.`,
      ],
      closing: `If it was not you, call us on ${brand.phone} at once.`,
    },
    sms: `${brand.name}: your account was deleted, as you asked. Not you? Call ${brand.phone}. Receipt ${receipt}.`,
    essential: true,
  };
};

/** The page that opens the archive's link. The token is behind the `#`, so no server sees it. */
const EXPORT_PAGE = '/your-data';

/** Mails the link to the archive of a person's data. */
export const exportMessage = (
  site: Site,
  { token, size, expiresAt }: { token: string; size: number; expiresAt: Date },
): Message => {
  const to = siteAddress(site, EXPORT_PAGE, { token });
  return {
    about: 'account',
    letter: {
      subject: `Your data from ${brand.name} is ready`,
      paragraphs: [
        'You asked for a copy of everything that we hold about you. It is ready: one zip file with a page to read, the same as JSON for other programs, and your documents and pictures.',
        `The file has ${fileSizeText(size)}. The link works until ${southAfricanTime(expiresAt)}. Anyone with the link can open the file, so share it with no one. Earlier links no longer work.`,
      ],
      action: { label: 'Get my data', to },
      closing: `If you did not ask for it, choose a new password at once, and call us on ${brand.phone}.`,
    },
    sms: `${brand.name}: the copy of your data is ready until ${southAfricanTime(expiresAt)}: ${to}`,
  };
};
