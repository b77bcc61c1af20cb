import { isIP } from 'node:net';
import { brand } from '@phila/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { MINUTE } from '../../../core/durations.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { accountFactors, passkeyChallenges } from '../../../core/step-up/factor-tables.ts';
import type { Person } from '../../../core/people/person.ts';
import { siteAddress } from '../../../core/site-address.ts';
import type { Services } from '../../../core/services.ts';

const CHALLENGE_FOR = 5 * MINUTE;
const NO_PLACE = 'Passkeys do not work at this address of the site. Please set up an app.';
const NONE = 'You have no passkey here';

type Site = Pick<Services, 'configuration'>;
type PasskeyServices = Pick<Services, 'database' | 'clock' | 'configuration'>;

/** The relying party of passkeys, with its origin; null for a bare IP address, because browsers refuse it. */
const relyingParty = ({ configuration }: Site): { rpID: string; origin: string } | null => {
  const { hostname, origin } = new URL(siteAddress(configuration, '/'));
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { rpID: hostname, origin } : null;
};

export const takesPasskeys = (site: Site): boolean => relyingParty(site) !== null;

const placeOf = (site: Site): { rpID: string; origin: string } => {
  const found = relyingParty(site);
  if (found === null) throw new Refusal(422, NO_PLACE);
  return found;
};

const ownPasskeys = (database: Database, accountId: string) =>
  database
    .select()
    .from(accountFactors)
    .where(and(eq(accountFactors.accountId, accountId), eq(accountFactors.kind, 'passkey')));

const transportsOf = ({ transports }: { transports: string | null }): string[] =>
  (transports ?? '').split(',').filter((one) => one !== '');

const listed = (rows: Awaited<ReturnType<typeof ownPasskeys>>) =>
  rows.map((row) => ({ id: row.credentialId ?? '', transports: transportsOf(row) }));

const keepChallenge = async (
  { database, clock }: PasskeyServices,
  { sessionId }: Person,
  purpose: 'set up' | 'use',
  challenge: string,
): Promise<void> => {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_FOR);
  await database
    .insert(passkeyChallenges)
    .values({ sessionId, purpose, challenge, expiresAt })
    .onConflictDoUpdate({ target: passkeyChallenges.sessionId, set: { purpose, challenge, expiresAt } });
};

/** Reads and uses up the challenge; null if missing or expired. */
const spendChallenge = async (
  { database, clock }: PasskeyServices,
  { sessionId }: Person,
  purpose: 'set up' | 'use',
): Promise<string | null> => {
  const [spent] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.sessionId, sessionId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return spent?.challenge ?? null;
};

/** Makes the options for a new passkey, as JSON for the browser. */
export const registrationOptions = async (
  asking: PasskeyServices,
  person: Person,
  label: string,
): Promise<string> => {
  const { rpID } = placeOf(asking);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: label,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: listed(await ownPasskeys(asking.database, person.id)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await keepChallenge(asking, person, 'set up', options.challenge);
  return JSON.stringify(options);
};

/**
 * Makes the options for signing with a passkey, as JSON for the browser.
 * @throws Refusal 422 for a person without passkeys
 */
export const authenticationOptions = async (asking: PasskeyServices, person: Person): Promise<string> => {
  const { rpID } = placeOf(asking);
  const own = await ownPasskeys(asking.database, person.id);
  if (own.length === 0) throw new Refusal(422, NONE);
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: listed(own),
    userVerification: 'preferred',
  });
  await keepChallenge(asking, person, 'use', options.challenge);
  return JSON.stringify(options);
};

/** Reads the browser's reply; null for anything else. */
const readReply = (text: string): Parameters<typeof verifyAuthenticationResponse>[0]['response'] | null => {
  try {
    const read = JSON.parse(text) as unknown;
    return typeof read === 'object' && read !== null ? (read as never) : null;
  } catch {
    return null;
  }
};

export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  transports: string;
  counter: number;
}

/** Verifies a passkey made for this session; null for an invalid reply. */
export const verifiedRegistration = async (
  asking: PasskeyServices,
  person: Person,
  text: string,
): Promise<NewPasskey | null> => {
  const { rpID, origin } = placeOf(asking);
  const expectedChallenge = await spendChallenge(asking, person, 'set up');
  const response = readReply(text);
  if (expectedChallenge === null || response === null) return null;
  // The library throws for any invalid reply.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: transports.join(','),
    counter,
  };
};

/** Verifies that a passkey of the person signed the reply for this session, and uses it up. */
export const takePasskey = async (
  asking: PasskeyServices,
  person: Person,
  text: string,
): Promise<boolean> => {
  const { rpID, origin } = placeOf(asking);
  const expectedChallenge = await spendChallenge(asking, person, 'use');
  const response = readReply(text);
  if (expectedChallenge === null || response === null) return false;
  const own = await ownPasskeys(asking.database, person.id);
  const used = own.find(({ credentialId }) => credentialId === response.id);
  if (used?.credentialId == null || used.publicKey === null) return false;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: used.credentialId,
      publicKey: new Uint8Array(Buffer.from(used.publicKey, 'base64url')),
      counter: used.counter,
      transports: transportsOf(used),
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (verified?.verified !== true) return false;
  await asking.database
    .update(accountFactors)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: asking.clock.now() })
    .where(eq(accountFactors.id, used.id));
  return true;
};
