import {
  biographical,
  type contact,
  decodeToken,
  legal,
  type RowOf,
  type StepUp,
  toBody,
  toForm,
} from '@phila/contract';
import { type Role, accounts } from './accounts.ts';
import type { Site } from './site.ts';
import { demoCode, nextDemoCode } from './demo-code.ts';

/*
 * What tests prepare and look up beside the browser, by the service's own calls.
 */

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface Reply {
  isSuccess: boolean;
  errorMessage?: string | null;
  value: unknown;
}

/** Calls the service; what it answers. @throws where it refuses. */
export const send = async (
  site: Site,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<unknown> => {
  const response = await fetch(`${site.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as Reply;
  if (!reply.isSuccess)
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(reply)}`);
  return reply.value;
};

/** Signs in without the second factor, as the page of the sign-in does. */
export const signInWithoutFactor = async (site: Site, role: Role): Promise<Tokens> => {
  const { email, password } = accounts[role];
  return (await send(site, 'POST', '/Account/sign-in', { body: { userName: email, password } })) as Tokens;
};

/**
 * Recovery codes of accounts that are left, by the data of the site and the role: a code of an app would do once in thirty
 * seconds.
 */
const codesLeft = new Map<string, string[]>();

/** Acts of administration that tests do without looking at the question for a code; those of their own ask it. */
const ordinaryActs: readonly StepUp[] = [
  'announcements',
  'bulk',
  'codes',
  'discounts',
  'eft',
  'exports',
  'invitations',
  'offers',
  'organisations',
  'prices',
];

/** Gives a code in a session, which has another access token then. */
const giveCode = async (site: Site, tokens: Tokens, code: string, action?: string): Promise<void> => {
  const { accessToken } = (await send(site, 'POST', '/Account/second-factor', {
    token: tokens.accessToken,
    body: { code, ...(action !== undefined && { action }) },
  })) as { accessToken: string };
  tokens.accessToken = accessToken;
};

/**
 * Gives the second factor of a demo account with a role in a session: the one place where tests do. The access token is
 * replaced in `tokens`: the one before is refused.
 * @param action what it is given for as well, for the next five minutes
 */
export const giveFactor = async (site: Site, role: Role, tokens: Tokens, action?: string): Promise<void> => {
  const kept = `${site.dataDir} ${role}`;
  const [code, ...rest] = codesLeft.get(kept) ?? [];
  codesLeft.set(kept, rest);
  // The last one renews them.
  if (code !== undefined && rest.length > 0) return giveCode(site, tokens, code, action);
  const give = (one: string) => giveCode(site, tokens, one, 'factors');
  // A test may have typed the present code of the app, or the next one.
  await (code === undefined
    ? give(demoCode())
        .catch(() => give(demoCode(1)))
        .catch(async () => {
          await nextDemoCode();
          await give(demoCode(1));
        })
    : give(code));
  const renewed = (await send(site, 'POST', '/Account/second-factor/recovery-codes', {
    token: tokens.accessToken,
  })) as { recoveryCodes: string[] };
  codesLeft.set(kept, renewed.recoveryCodes);
  return action === undefined ? undefined : giveFactor(site, role, tokens, action);
};

/** A recovery code of a demo account with a role, to be typed; it counts once. */
export const takeRecoveryCode = async (site: Site, role: Role): Promise<string> => {
  const kept = `${site.dataDir} ${role}`;
  // The last one is left: it renews them.
  if ((codesLeft.get(kept) ?? []).length < 2)
    await giveFactor(site, role, await signInWithoutFactor(site, role));
  const [code = '', ...rest] = codesLeft.get(kept) ?? [];
  codesLeft.set(kept, rest);
  return code;
};

/** Signs in by call; a person with a role has entered administration, and given a code for each ordinary act. */
export const signInByCall = async (site: Site, role: Role): Promise<Tokens> => {
  const tokens = await signInWithoutFactor(site, role);
  if ('hasRole' in accounts[role])
    for (const action of ordinaryActs) await giveFactor(site, role, tokens, action);
  return tokens;
};

/** What the browser keeps of a session (platform: `session/tokens.ts`). */
export const keptSession = ({ accessToken, refreshToken }: Tokens) => [
  { name: 'phila.access-token', value: accessToken },
  { name: 'phila.refresh-token', value: refreshToken },
];

/** What the browser keeps of a no to being measured (platform: `consent/choice.ts`). */
export const declinedChoice = (tokens: Tokens | null) => ({
  name: 'phila.choices',
  value: JSON.stringify({
    analytics: false,
    owner: tokens === null ? null : (decodeToken(tokens.accessToken)?.sub ?? null),
    version: legal.consents.version,
  }),
});

export interface Biographical {
  firstName: string;
  lastName: string;
  otherNames: string;
  identityNumber: string;
  birthName?: string | null;
  knownAs?: string | null;
}

/** What the demo accounts' records hold at the beginning of a test. */
const before: Biographical = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  otherNames: 'Grace',
  identityNumber: '8001015009087',
};

/** Saves the record as it is wanted at the beginning, over whatever is there. */
export const saveBiographical = async (
  site: Site,
  role: Role,
  values: Partial<Biographical> = {},
): Promise<void> => {
  const { accessToken: token } = await signInByCall(site, role);
  const row = (await send(site, 'GET', '/Account/get-biographical-details', { token })) as {
    version: number;
  } | null;
  const body = toBody(biographical, { ...toForm(biographical, null), ...before, ...values }, row?.version);
  await send(site, 'PUT', '/Account/update-biographical-details', { token, body });
};

/** What is stored now; null where nothing was ever saved. */
export const storedBiographical = async (site: Site, role: Role): Promise<Biographical | null> => {
  const { accessToken: token } = await signInByCall(site, role);
  return (await send(site, 'GET', '/Account/get-biographical-details', { token })) as Biographical | null;
};

/** Fills whatever of the contact details counts, so that they are no step that is next. */
export const completeContact = async (site: Site, { accessToken: token }: Tokens): Promise<void> => {
  const row = (await send(site, 'GET', '/Account/get-contact-details', { token })) as RowOf<
    typeof contact
  > & { version: number };
  const address = { streetAndNumber: '12 Long Street', city: 'Cape Town', postalCode: '8001' };
  const { mobileNo, personalEmail, residentialAddress, postalAddress, version } = row;
  const body = {
    mobileNo: { ...mobileNo, value: '0825551234' },
    personalEmail: { ...personalEmail, value: 'nomvula@example.com' },
    residentialAddress: { ...residentialAddress, ...address },
    postalAddress: { ...postalAddress, ...address },
    version,
  };
  await send(site, 'PUT', '/Account/update-contact-details', { token, body });
};
