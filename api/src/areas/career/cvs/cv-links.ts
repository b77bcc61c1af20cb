import type { CvLink, NewCvLink } from '@phila/contract/cv';
import { MAX_CV_LINKS } from '@phila/contract/cv';
import {
  capabilitiesOf,
  type Capability,
  capabilityLink,
  findCapability,
  issueCapability,
  revokeCapabilities,
  useCapability as countOpening,
} from '../../../core/capability/capability.ts';
import type { Configuration } from '../../../core/configuration.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { siteAddress } from '../../../core/site-address.ts';
import { capMessage, lockPerson } from '../../../core/records/most-rows.ts';
import { DAY } from '../../../core/durations.ts';

/*
 * A link to a CV is a capability token on the CV's id. Its purpose includes whether contact details are shown, so that
 * this cannot change later. It survives "sign out everywhere", because it was shared deliberately, and is deleted with
 * the account.
 */

const PURPOSES = { plain: 'shared cv', contact: 'shared cv with contact details' } as const;

const CAP = { most: MAX_CV_LINKS, plural: 'links to your CVs', remedy: 'End one to make another.' };

/** The page that reads the token from the fragment of its address. */
const PAGE = '/shared-cv';

const shown = ({ id, subject, purpose, createdAt, expiresAt, uses, lastUsedAt }: Capability): CvLink => ({
  id,
  cvId: subject,
  showsContact: purpose === PURPOSES.contact,
  createdOn: createdAt.toISOString(),
  expiresOn: expiresAt.toISOString(),
  opened: uses,
  lastOpenedOn: lastUsedAt?.toISOString() ?? null,
});

/** The person's links that are neither expired nor revoked, newest first. */
export const linksOf = async (database: Database, personId: string, now: Date): Promise<CvLink[]> => {
  const plain = await capabilitiesOf(database, now, personId, PURPOSES.plain);
  const contact = await capabilitiesOf(database, now, personId, PURPOSES.contact);
  return [...plain, ...contact].toSorted((a, b) => (a.id < b.id ? 1 : -1)).map(shown);
};

/** Counts a person's working links, and how many of them show contact details. */
export const openCvLinks = async (
  database: Database,
  personId: string,
  now: Date,
): Promise<{ all: number; withContact: number }> => {
  const links = await linksOf(database, personId, now);
  return { all: links.length, withContact: links.filter(({ showsContact }) => showsContact).length };
};

/** @throws Refusal 422 if the person has the most active links allowed */
export const makeLink = (
  database: Database,
  configuration: Configuration,
  {
    personId,
    cvId,
    days,
    showsContact,
  }: { personId: string; cvId: string; days: number; showsContact: boolean },
  now: Date,
): Promise<NewCvLink> =>
  database.transaction(async (tx) => {
    await lockPerson(tx, personId);
    if ((await linksOf(tx, personId, now)).length >= CAP.most) throw new Refusal(422, capMessage(CAP));
    const expiresAt = new Date(now.getTime() + days * DAY);
    const { id, token } = await issueCapability(tx, now, {
      accountId: personId,
      purpose: showsContact ? PURPOSES.contact : PURPOSES.plain,
      subject: cvId,
      expiresAt,
      endsWithSessions: false,
    });
    return {
      id,
      cvId,
      showsContact,
      createdOn: now.toISOString(),
      expiresOn: expiresAt.toISOString(),
      opened: 0,
      lastOpenedOn: null,
      address: capabilityLink(siteAddress(configuration, PAGE), token),
    };
  });

const end = async (
  within: Database,
  now: Date,
  which: { accountId: string; id?: string; subject?: string },
): Promise<number> => {
  const plain = await revokeCapabilities(within, now, { ...which, purpose: PURPOSES.plain });
  return plain + (await revokeCapabilities(within, now, { ...which, purpose: PURPOSES.contact }));
};

/** Revokes a link. @throws Refusal 404 if it is not active or not the person's */
export const endLink = async (database: Database, personId: string, id: string, now: Date): Promise<void> => {
  if ((await end(database, now, { accountId: personId, id })) === 0) throw notFound();
};

/** Revokes every link to a CV. */
export const endLinksTo = async (
  within: Database,
  personId: string,
  cvId: string,
  now: Date,
): Promise<void> => {
  await end(within, now, { accountId: personId, subject: cvId });
};

/** The CV that a link opens. */
export interface OpenedLink {
  personId: string;
  cvId: string;
  showsContact: boolean;
  expiresOn: string;
}

/** Refuses a revoked, an expired and an invented token alike, to reveal nothing. */
export const linkRunOut = (): Refusal =>
  new Refusal(404, 'This link has expired, was ended by the person who made it, or is not complete.');

/**
 * Opens a shared CV by its token.
 * @param isCounted counts it as an opening
 * @throws Refusal 404 for a revoked, expired or unknown token
 */
export const openLink = async (
  database: Database,
  now: Date,
  token: string,
  { isCounted }: { isCounted: boolean },
): Promise<OpenedLink> => {
  const open = isCounted ? countOpening : findCapability;
  const opened =
    (await open(database, now, PURPOSES.plain, token)) ??
    (await open(database, now, PURPOSES.contact, token));
  if (opened === null) throw linkRunOut();
  return {
    personId: opened.accountId,
    cvId: opened.subject,
    showsContact: opened.purpose === PURPOSES.contact,
    expiresOn: opened.expiresAt.toISOString(),
  };
};
