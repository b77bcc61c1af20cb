import { answersOf, area, type WholeService } from '../../core/area.ts';
import { personal } from './personal.ts';
import { demo } from './demo.ts';
import { tidying } from './tidying.ts';
import { calls } from '@phila/contract';
import { biographicalDetails } from '../details/public.ts';
import { hasEmployerRecord } from '../employer/public.ts';
import { readRoom } from '../organisation/public.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { originOf } from '../../core/people/authentication-events.ts';
import { heldPermissions } from '../../core/access/rights.ts';
import { assertStepUp, isFactorConfirmed } from '../../core/step-up/second-factor.ts';
import { profileImageId } from '../profile-image/public.ts';
import { changePassword } from './change-password.ts';
import { chooseProfile, ownProfiles } from './choose-profile.ts';
import { countProfiles, profileName } from './profiles.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgotPassword, resetPassword } from './reset.ts';
import { signInDetailsAnswers } from './sign-in-details/answers.ts';
import { factorAnswers } from './factors/answers.ts';
import { accountTimeline } from './people/account-timeline.ts';
import { peopleAnswers } from './people/answers.ts';
import * as noteTables from './people/tables.ts';
import { roleAnswers } from './roles/answers.ts';
import { endEverySession, endSession, livingSessions, refresh, signOut } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp, verify } from './sign-up.ts';

/** The reply of a write without a result. */
const done = async (work: Promise<void>): Promise<true> => {
  await work;
  return true;
};

const { account } = calls;

/** Accounts, sessions, tokens and roles (specification: service). */
const answers = (services: WholeService): Implementation[] => [
  ...roleAnswers,
  ...factorAnswers,
  ...peopleAnswers(services),
  ...signInDetailsAnswers,
  implement(account.signUp, ({ body }, context) => done(signUp(context, body, originOf(context)))),
  implement(account.verify, ({ body }, context) => done(verify(context, body, originOf(context)))),
  implement(account.signIn, ({ body }, context) => signIn(context, body, originOf(context))),
  implement(account.refreshToken, async ({ body }, context) => {
    const tokens = await refresh(context, body.refreshToken, originOf(context));
    if (tokens === null) throw new Refusal(401, 'Please sign in');
    return tokens;
  }),
  implement(account.signOut, ({ body }, context) =>
    done(signOut(context, body.refreshToken, originOf(context))),
  ),
  implement(account.sessions, async (_input, context) => {
    const { person } = context;
    const rows = await livingSessions(context, person.id);
    return rows.map(({ id, userAgent, network, createdAt, lastUsedAt }) => ({
      id,
      userAgent,
      network,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === person.sessionId,
    }));
  }),
  implement(account.endSession, async ({ params }, context) => {
    if (params.id !== context.person.sessionId) await assertStepUp(context, context.person, 'sessions');
    const ended = await endSession(context, context.person.id, params.id, originOf(context));
    if (!ended) throw notFound();
    return ended;
  }),
  implement(account.endEverySession, (_input, context) =>
    done(endEverySession(context, context.person.id, originOf(context))),
  ),
  implement(account.confirmPassword, ({ body }, context) =>
    done(confirmPassword(context, context.person, body.password, originOf(context))),
  ),
  implement(account.changePassword, ({ body }, context) =>
    changePassword(context, context.person, body, originOf(context)),
  ),
  implement(account.forgotPassword, ({ body }, context) =>
    done(forgotPassword(context, body.userAccount, originOf(context))),
  ),
  implement(account.forgotPasswordReset, ({ body }, context) =>
    done(resetPassword(context, body, originOf(context))),
  ),
  implement(account.profiles, (_input, { database, person }) => ownProfiles(database, person)),
  implement(account.chooseProfile, ({ body }, context) =>
    chooseProfile(context, context.person, body, originOf(context)),
  ),
  implement(account.profileName, async (_input, context) => {
    const { database, clock, person } = context;
    const found = await profileName(database, person.id, person.osNo);
    if (found === null) throw notFound();
    const { leftOutRemotes, ...profile } = found;
    // The name given at sign-up, until the details have another.
    const details = await biographicalDetails.read(database, person.id);
    const image = await profileImageId(database, person.id);
    const permissions = heldPermissions(person);
    return {
      ...profile,
      ...((leftOutRemotes ?? []).length === 0 ? {} : { remotesLeftOut: leftOutRemotes ?? [] }),
      profiles: await countProfiles(database, person.id),
      ...(image === null ? {} : { profileImage: image }),
      ...(permissions.length === 0 ? {} : { permissions }),
      ...(permissions.length === 0 || (await isFactorConfirmed({ database, clock }, person))
        ? {}
        : { needsFactor: true }),
      hasEmployerRecord: await hasEmployerRecord(database, person),
      ...((await readRoom(answersOf(services), context)) === null ? {} : { hasEmployerRoom: true }),
      firstName: details?.firstName ?? profile.firstName,
      lastName: details?.lastName ?? profile.lastName,
    };
  }),
];

export const identityArea = area({
  name: 'identity',
  answers,
  tables: noteTables,
  personal,
  timeline: accountTimeline,
  tasks: [tidying],
  keptFor: [
    'A sign-up that was never finished',
    'What you signed in with before you changed it',
    'Where you were signed in',
    'When our support saw the portal as you do, and why',
    'The security log of your account',
  ],
  demo,
  demoAfter: ['organisation'],
});
