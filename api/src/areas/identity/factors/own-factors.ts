import type { calls, ValueOf } from '@phila/contract';
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { notify } from '../../../core/mail/notify.ts';
import { accountById } from '../../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../../core/people/authentication-events.ts';
import { accountFactors } from '../../../core/step-up/factor-tables.ts';
import type { Person } from '../../../core/people/person.ts';
import {
  hasFactor,
  isFactorConfirmed,
  recordFactorConfirmed,
  raisedToken,
} from '../../../core/step-up/second-factor.ts';
import type { Services } from '../../../core/services.ts';
import { countAttempt } from './attempts.ts';
import { assertMayEnrol, endEnrolment } from './enrolment.ts';
import { codeNotRight } from './give-factor.ts';
import { factorMessage } from './letters.ts';
import { registrationOptions, takesPasskeys, verifiedRegistration } from './passkeys.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { aboutSecret, newTotp, takeCode } from './totp.ts';

type State = ValueOf<typeof calls.factor.secondFactor>;

const APP = 'App for codes';
const NOT_BEGUN = 'Please begin with the secret of the app';
const NO_FACTOR = 'You have no second factor yet';
const LAST = 'This is your only second factor, and what you may do asks for one. Add another one first.';
const PASSKEY_NOT_RIGHT = 'This passkey was not recognised. Please try again.';

const confirmed = (accountId: string) =>
  and(eq(accountFactors.accountId, accountId), isNotNull(accountFactors.confirmedAt));

export const readFactors = async (services: Services, person: Person): Promise<State> => {
  const { database } = services;
  const rows = await database
    .select()
    .from(accountFactors)
    .where(confirmed(person.id))
    .orderBy(asc(accountFactors.createdAt));
  return {
    factors: rows.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: await recoveryCodesLeft(database, person.id),
    isGiven: await isFactorConfirmed(services, person),
    takesPasskeys: takesPasskeys(services),
  };
};

/** The account's name in the person's app and browser. */
const labelOf = async (database: Database, person: Person): Promise<string> => {
  const account = await accountById(database, person.id);
  if (account === null) throw new Refusal(401, 'Please sign in');
  return account.email ?? account.mobile ?? '';
};

/** Creates an app's secret, effective after its first code; drops an unfinished one. */
export const beginTotp = async (
  services: Services,
  person: Person,
): Promise<ValueOf<typeof calls.factor.beginTotp>> => {
  const { database, clock, sealing } = services;
  await assertMayEnrol(services, person);
  const made = newTotp(await labelOf(database, person));
  const now = clock.now();
  await database.transaction(async (tx) => {
    await tx
      .delete(accountFactors)
      .where(
        and(
          eq(accountFactors.accountId, person.id),
          eq(accountFactors.kind, 'app'),
          isNull(accountFactors.confirmedAt),
        ),
      );
    await tx.insert(accountFactors).values({
      id: uuidv7(now),
      accountId: person.id,
      kind: 'app',
      name: APP,
      sealed: sealing.seal(made.secret, aboutSecret(person.id)),
      createdAt: now,
    });
  });
  return made;
};

/**
 * Finishes adding a factor: counts it for this session and tells the owner. The first factor also gets recovery codes.
 */
const added = async (
  services: Services,
  within: Database,
  person: Person,
  { isFirst, kind }: { isFirst: boolean; kind: 'app' | 'passkey' },
  origin: Origin,
): Promise<{ recoveryCodes: string[]; generation: number }> => {
  const { clock, configuration } = services;
  const about = { accountId: person.id, sessionId: person.sessionId, detail: kind };
  const generation = await recordFactorConfirmed({ database: within, clock }, person, 'factors');
  await endEnrolment(services, within, person);
  await audit(within, clock, origin, 'second factor added', about);
  const account = await accountById(within, person.id);
  if (account !== null) await notify(services, within, account, factorMessage(configuration, 'added'));
  return { generation, recoveryCodes: isFirst ? await makeRecoveryCodes(services, within, person.id) : [] };
};

/** Reports a factor that was set up, after the commit. */
const setUp = async (
  services: Services,
  person: Person,
  { recoveryCodes, generation }: { recoveryCodes: string[]; generation: number },
): Promise<ValueOf<typeof calls.factor.confirmTotp>> => ({
  recoveryCodes,
  accessToken: await raisedToken(services, person, generation),
});

/** @throws Refusal 409 without an unfinished app, 422 for a wrong code, 429 after too many of them */
export const confirmTotp = async (
  services: Services,
  person: Person,
  code: string,
  origin: Origin,
): Promise<ValueOf<typeof calls.factor.confirmTotp>> => {
  const { database, clock } = services;
  await assertMayEnrol(services, person);
  const takeBack = await countAttempt(services, person, origin, true);
  const made = await database.transaction(async (tx) => {
    const [pending] = await tx
      .select({ id: accountFactors.id })
      .from(accountFactors)
      .where(
        and(
          eq(accountFactors.accountId, person.id),
          eq(accountFactors.kind, 'app'),
          isNull(accountFactors.confirmedAt),
        ),
      )
      .for('update');
    if (pending === undefined) throw new Refusal(409, NOT_BEGUN);
    if (!(await takeCode(services, tx, person.id, code, pending.id))) throw codeNotRight();
    await takeBack(tx);
    const isFirst = !(await hasFactor(tx, person.id));
    // Replaces the previous app.
    await tx
      .delete(accountFactors)
      .where(
        and(
          eq(accountFactors.accountId, person.id),
          eq(accountFactors.kind, 'app'),
          ne(accountFactors.id, pending.id),
        ),
      );
    await tx
      .update(accountFactors)
      .set({ confirmedAt: clock.now() })
      .where(eq(accountFactors.id, pending.id));
    return added(services, tx, person, { isFirst, kind: 'app' }, origin);
  });
  return setUp(services, person, made);
};

export const beginPasskey = async (services: Services, person: Person): Promise<{ options: string }> => {
  await assertMayEnrol(services, person);
  return { options: await registrationOptions(services, person, await labelOf(services.database, person)) };
};

/** @throws Refusal 422 for an invalid reply */
export const addPasskey = async (
  services: Services,
  person: Person,
  { name, passkey }: { name: string; passkey: string },
  origin: Origin,
): Promise<ValueOf<typeof calls.factor.addPasskey>> => {
  const { database, clock } = services;
  await assertMayEnrol(services, person);
  const made = await verifiedRegistration(services, person, passkey);
  if (made === null)
    throw new Refusal(422, PASSKEY_NOT_RIGHT, [{ path: 'passkey', message: PASSKEY_NOT_RIGHT }]);
  const kept = await database.transaction(async (tx) => {
    const isFirst = !(await hasFactor(tx, person.id));
    const now = clock.now();
    await tx.insert(accountFactors).values({
      ...made,
      id: uuidv7(now),
      accountId: person.id,
      kind: 'passkey',
      name,
      createdAt: now,
      confirmedAt: now,
    });
    return added(services, tx, person, { isFirst, kind: 'passkey' }, origin);
  });
  return setUp(services, person, kept);
};

/** @throws Refusal 422 for an account without a factor */
export const renewRecoveryCodes = (
  services: Services,
  person: Person,
  origin: Origin,
): Promise<{ recoveryCodes: string[] }> =>
  services.database.transaction(async (tx) => {
    if (!(await hasFactor(tx, person.id))) throw new Refusal(422, NO_FACTOR);
    const codes = await makeRecoveryCodes(services, tx, person.id);
    await audit(tx, services.clock, origin, 'recovery codes renewed', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
    return { recoveryCodes: codes };
  });

/** @throws Refusal 404, and 422 for the last factor of an account with a role */
export const removeOwnFactor = (
  services: Services,
  person: Person,
  id: string,
  origin: Origin,
): Promise<true> =>
  services.database.transaction(async (tx) => {
    const own = await tx.select().from(accountFactors).where(confirmed(person.id)).for('update');
    if (!own.some((one) => one.id === id)) throw notFound();
    if (own.length === 1 && person.grants.length > 0) throw new Refusal(422, LAST);
    await tx.delete(accountFactors).where(eq(accountFactors.id, id));
    await audit(tx, services.clock, origin, 'second factor removed', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
    const account = await accountById(tx, person.id);
    if (account !== null)
      await notify(services, tx, account, factorMessage(services.configuration, 'removed'));
    return true as const;
  });

/** @throws Refusal 404 for an unknown one, or another person's */
export const renameFactor = async (
  { database, clock }: Services,
  person: Person,
  { id, name }: { id: string; name: string },
  origin: Origin,
): Promise<true> =>
  database.transaction(async (tx) => {
    const renamed = await tx
      .update(accountFactors)
      .set({ name })
      .where(and(confirmed(person.id), eq(accountFactors.id, id)))
      .returning({ id: accountFactors.id });
    if (renamed.length === 0) throw notFound();
    const about = { accountId: person.id, sessionId: person.sessionId };
    await audit(tx, clock, origin, 'second factor renamed', about);
    return true as const;
  });
