import type { BrowserContext } from '@playwright/test';
import { mailed } from './mail.ts';
import { ALONE, type Tokens, declinedChoice, keptSession } from './service-client.ts';
import type { Site } from './site.ts';

/** Person signed up for a single test, so that changes to the account affect no other test. */
export interface NewPerson {
  email: string;
  password: string;
  tokens: Tokens;
}

const post = async (site: Site, path: string, body: object, userAgent = 'Firefox/140.0 Linux') => {
  const response = await fetch(`${site.url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...ALONE, 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(body),
  });
  const reply = (await response.json()) as { isSuccess: boolean; value: unknown };
  if (!reply.isSuccess) throw new Error(`POST ${path} answered ${response.status}`);
  return reply.value;
};

export const signInWith = async (
  site: Site,
  { email, password }: Pick<NewPerson, 'email' | 'password'>,
  userAgent?: string,
): Promise<Tokens> =>
  (await post(site, '/Account/sign-in', { userName: email, password }, userAgent)) as Tokens;

let count = 0;

/** Signs a new person up and in through the service, with the mailed code. */
export const newPerson = async (site: Site, name: string, workerIndex: number): Promise<NewPerson> => {
  count += 1;
  const person = { email: `${name}.${workerIndex}.${count}@example.com`, password: 'Jacaranda-88' };
  const { email, password } = person;
  await post(site, '/Account/sign-up', {
    firstName: 'Nomvula',
    lastName: 'Khumalo',
    email,
    password,
    terms: true,
    privacy: true,
  });
  const code = await mailed(site, email, />\s*(\d{6})\s*</);
  await post(site, '/Account/verify', { userAccount: email, code });
  return { ...person, tokens: await signInWith(site, person) };
};

/** Starts every page of the context signed in as this person. Declines measuring unless told otherwise. */
export const beginAs = async (
  context: BrowserContext,
  { tokens }: NewPerson,
  { isFirstVisit = false } = {},
): Promise<void> => {
  const kept = [...keptSession(tokens), ...(isFirstVisit ? [] : [declinedChoice(tokens)])];
  await context.addInitScript((values) => {
    // A tab's initial empty page has no storage.
    if (!window.location.protocol.startsWith('http')) return;
    // Runs once, so that later changes to the session last.
    if (localStorage.getItem('e2e.begun') !== null) return;
    localStorage.setItem('e2e.begun', 'yes');
    for (const { name, value } of values) localStorage.setItem(name, value);
  }, kept);
};
