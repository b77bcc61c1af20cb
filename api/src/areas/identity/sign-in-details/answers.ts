import { calls } from '@phila/contract';
import { and, gt } from 'drizzle-orm';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { accountById } from '../../../core/accounts/accounts.ts';
import { originOf } from '../../../core/people/authentication-events.ts';
import { signInChanges } from '../../../core/accounts/tables.ts';
import { askChange, dropChange, waitingChange } from './ask-change.ts';
import { makeChange } from './make-change.ts';
import { undoChange } from './undo-change.ts';

const { account } = calls;

/** Shows and changes the contacts that a person signs in with (specification: settings). */
export const signInDetailsAnswers: Implementation[] = [
  implement(account.signInDetails, async (_input, { database, clock, person }) => {
    const own = await accountById(database, person.id);
    if (own === null) throw notFound();
    const [change] = await database
      .select()
      .from(signInChanges)
      .where(and(waitingChange(person.id), gt(signInChanges.expiresAt, clock.now())));
    return {
      email: own.email,
      mobile: own.mobile,
      isMobileConfirmed: own.mobileVerifiedAt !== null,
      change:
        change === undefined
          ? null
          : {
              kind: change.kind,
              to: change.after,
              codeTo: change.codeTo,
              until: change.expiresAt.toISOString(),
            },
    };
  }),
  implement(account.askEmailChange, async ({ body: { email, codeTo } }, context) => {
    await askChange(context, context.person, { kind: 'email', value: email, codeTo }, originOf(context));
    return true as const;
  }),
  implement(account.askMobileChange, async ({ body: { mobile, codeTo } }, context) => {
    await askChange(context, context.person, { kind: 'mobile', value: mobile, codeTo }, originOf(context));
    return true as const;
  }),
  implement(account.confirmSignInChange, ({ body }, context) =>
    makeChange(context, context.person, body, originOf(context)),
  ),
  implement(account.dropSignInChange, async (_input, { database, person }) => {
    await dropChange(database, person.id);
    return true as const;
  }),
  implement(account.undoSignInChange, ({ body }, context) =>
    undoChange(context, body.token, originOf(context)),
  ),
];
