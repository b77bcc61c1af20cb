import { biographical, decodeToken, legal, type StepUp, toBody, toForm } from '@phila/contract';
import { type Role, accounts } from './accounts.ts';
import type { Site } from './site.ts';
import { demoCode, nextDemoCode } from './demo-code.ts';

/* Prepares and reads data for tests through the service's own calls. */

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface Reply {
  isSuccess: boolean;
  errorMessage?: string | null;
  value: unknown;
}

/** Opens a connection a call, because one kept while a test builds may be closed just as it is used again. */
export const ALONE = { connection: 'close' };

/** Calls the service and returns its answer. @throws if it refuses */
export const send = async (
  site: Site,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<unknown> => {
  const response = await fetch(`${site.url}/api/v1${path}`, {
    method,
    headers: {
      ...ALONE,
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

/** Signs in without the second factor, as the sign-in page does. */
export const signInWithoutFactor = async (site: Site, role: Role): Promise<Tokens> => {
  const { email, password } = accounts[role];
  return (await send(site, 'POST', '/Account/sign-in', { body: { userName: email, password } })) as Tokens;
};

/** Unused recovery codes by site data and role; app codes would limit tests to one every thirty seconds. */
const codesLeft = new Map<string, string[]>();

/** Actions that tests perform without checking the question for a code; other tests cover that. */
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

/** Gives a code in a session. The session then gets a new access token. */
const giveCode = async (site: Site, tokens: Tokens, code: string, action?: string): Promise<void> => {
  const { accessToken } = (await send(site, 'POST', '/Account/second-factor', {
    token: tokens.accessToken,
    body: { code, ...(action !== undefined && { action }) },
  })) as { accessToken: string };
  tokens.accessToken = accessToken;
};

/**
 * Gives the second factor of a demo account, for all tests. Replaces the access token in `tokens`, as the old one
 * becomes invalid.
 * @param action also confirmed, for the next five minutes
 */
export const giveFactor = async (site: Site, role: Role, tokens: Tokens, action?: string): Promise<void> => {
  const kept = `${site.dataDir} ${role}`;
  const [code, ...rest] = codesLeft.get(kept) ?? [];
  codesLeft.set(kept, rest);
  // The last recovery code is used to make new ones.
  if (code !== undefined && rest.length > 0) return giveCode(site, tokens, code, action);
  const give = (one: string) => giveCode(site, tokens, one, 'factors');
  // A test may have used the app's current code or the next one.
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

/** Takes a recovery code of a demo account, valid once. */
export const takeRecoveryCode = async (site: Site, role: Role): Promise<string> => {
  const kept = `${site.dataDir} ${role}`;
  // Keeps the last one, to make new ones.
  if ((codesLeft.get(kept) ?? []).length < 2)
    await giveFactor(site, role, await signInWithoutFactor(site, role));
  const [code = '', ...rest] = codesLeft.get(kept) ?? [];
  codesLeft.set(kept, rest);
  return code;
};

/** Signs in by call; with a role, enters administration too and confirms each ordinary action. */
export const signInByCall = async (site: Site, role: Role): Promise<Tokens> => {
  const tokens = await signInWithoutFactor(site, role);
  if ('hasRole' in accounts[role])
    for (const action of ordinaryActs) await giveFactor(site, role, tokens, action);
  return tokens;
};

/** Stored session of the browser (platform: `session/tokens.ts`). */
export const keptSession = ({ accessToken, refreshToken }: Tokens) => [
  { name: 'phila.access-token', value: accessToken },
  { name: 'phila.refresh-token', value: refreshToken },
];

/** Stored refusal of measuring (platform: `consent/choice.ts`). */
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

/** Demo accounts' record at the start of a test. */
const before: Biographical = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  otherNames: 'Grace',
  identityNumber: '8001015009087',
};

/** Resets the record, overwriting anything there. */
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

/** Stored record; null if never saved. */
export const storedBiographical = async (site: Site, role: Role): Promise<Biographical | null> => {
  const { accessToken: token } = await signInByCall(site, role);
  return (await send(site, 'GET', '/Account/get-biographical-details', { token })) as Biographical | null;
};
