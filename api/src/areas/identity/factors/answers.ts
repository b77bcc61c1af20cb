import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { originOf } from '../../../core/people/authentication-events.ts';
import { mailEnrolment, openEnrolment } from './enrolment.ts';
import { giveFactor } from './give-factor.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  readFactors,
  removeOwnFactor,
  renameFactor,
  renewRecoveryCodes,
} from './own-factors.ts';
import { authenticationOptions } from './passkeys.ts';
import { removeLostFactor } from './remove-lost-factor.ts';

const { factor, identity } = calls;

/** Serves second factors: setting up, using, and replacing a lost one. */
export const factorAnswers: Implementation[] = [
  implement(factor.secondFactor, (_input, context) => readFactors(context, context.person)),
  implement(factor.giveFactor, ({ body }, context) =>
    giveFactor(context, context.person, body, originOf(context)),
  ),
  implement(factor.givePasskey, ({ body }, context) =>
    giveFactor(context, context.person, body, originOf(context)),
  ),
  implement(factor.mailEnrolment, (_input, context) =>
    mailEnrolment(context, context.person, originOf(context)),
  ),
  implement(factor.openEnrolment, ({ body }, context) =>
    openEnrolment(context, context.person, body.token, originOf(context)),
  ),
  implement(factor.beginTotp, (_input, context) => beginTotp(context, context.person)),
  implement(factor.confirmTotp, ({ body }, context) =>
    confirmTotp(context, context.person, body.code, originOf(context)),
  ),
  implement(factor.beginPasskey, (_input, context) => beginPasskey(context, context.person)),
  implement(factor.addPasskey, ({ body }, context) =>
    addPasskey(context, context.person, body, originOf(context)),
  ),
  implement(factor.challengePasskey, async (_input, context) => ({
    options: await authenticationOptions(context, context.person),
  })),
  implement(factor.renewRecoveryCodes, (_input, context) =>
    renewRecoveryCodes(context, context.person, originOf(context)),
  ),
  implement(factor.renameFactor, ({ params, body }, context) =>
    renameFactor(context, context.person, { ...params, ...body }, originOf(context)),
  ),
  implement(factor.removeOwnFactor, ({ params }, context) =>
    removeOwnFactor(context, context.person, params.id, originOf(context)),
  ),
  implement(identity.removeLostFactor, ({ params }, context) => removeLostFactor(context, params.id)),
];
