import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { sixDigits, sixDigitsOrRecovery } from '../../rules/one-time-code.ts';
import { oneLine, required, storableText } from '../../rules/text.ts';
import { stepUps } from '../../second-factor.ts';
import { tokenBody } from '../token-body.ts';

const path = '/Account/second-factor';

const CODE = 'Please enter the code';
const NO_NAME = 'Please enter a name';
/** Longest passkey response of a browser, as JSON. */
const LONGEST_REPLY = 20_000;
const reply = z
  .string('Please use a passkey')
  .check(z.minLength(2, 'Please use a passkey'), z.maxLength(LONGEST_REPLY));
const given = sixDigitsOrRecovery(CODE);

const factor = z.object({
  id: z.guid(),
  kind: z.enum(['app', 'passkey']),
  name: z.string(),
  createdAt: z.string(),
  /** Null if never used. */
  lastUsedAt: z.nullable(z.string()),
});

export const secondFactor = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    'What the person has for a second factor, how many recovery codes are left, and whether it was given in this session.',
  value: z.object({
    factors: z.array(factor),
    recoveryCodes: z.int(),
    isGiven: z.boolean(),
    /** True if passkeys work at the site's address. */
    takesPasskeys: z.boolean(),
  }),
});

/** New access token of the session, replacing the old one. */
const accessToken = z.object({ accessToken: z.string() });

const action = z.optional(z.enum(stepUps, 'Please choose from the list'));

export const giveFactor = call({
  method: 'POST',
  path,
  access: 'person',
  summary:
    'Gives the second factor in this session: a code of the app, or a recovery code. With an action it counts for that action for five minutes. The access token of the reply takes the place of the one before, which is refused from then on.',
  body: z.strictObject({ code: given, action }),
  value: accessToken,
});

export const givePasskey = call({
  method: 'PUT',
  path,
  access: 'person',
  summary: 'The same with what the browser answered to `challengePasskey`, as JSON.',
  body: z.strictObject({ passkey: reply, action }),
  value: accessToken,
});

export const mailEnrolment = call({
  method: 'POST',
  path: `${path}/link`,
  access: 'person',
  summary:
    'Mails the person the link that lets them set up their first second factor, where that has to be confirmed by mail: they have a role, or theirs was removed as lost.',
  value: z.literal(true),
});

export const openEnrolment = call({
  method: 'PUT',
  path: `${path}/link`,
  access: 'person',
  summary:
    'Opens the mailed link in this session, which may then set up the first second factor for fifteen minutes. Once; 404 for a link of another account, that was used, or that has expired.',
  body: tokenBody,
  value: z.literal(true),
});

export const beginTotp = call({
  method: 'POST',
  path: `${path}/app`,
  access: 'person',
  stepUp: 'factors',
  summary:
    'Begins the setting up of an app that shows codes: its secret, which counts once a code of it was given.',
  value: z.object({
    /** Base 32, for typing. */
    secret: z.string(),
    /** Secret as `otpauth://…`, for scanning. */
    uri: z.string(),
  }),
});

const recovery = z.object({
  /** Shown once, with the first factor or on renewal; otherwise empty. */
  recoveryCodes: z.array(z.string()),
});
/** Setting up a factor also counts as giving it. */
const setUp = z.extend(recovery, { accessToken: z.string() });

export const confirmTotp = call({
  method: 'PUT',
  path: `${path}/app`,
  access: 'person',
  stepUp: 'factors',
  summary: 'Ends the setting up with a code of the app, which takes the place of the app before.',
  body: z.strictObject({ code: sixDigits(CODE) }),
  value: setUp,
});

const options = z.object({
  /** JSON for the browser's API. */
  options: z.string(),
});

export const beginPasskey = call({
  method: 'POST',
  path: `${path}/passkey`,
  access: 'person',
  stepUp: 'factors',
  summary:
    'Begins the setting up of a passkey. 422 where the address of the site is none that passkeys work at.',
  value: options,
});

export const addPasskey = call({
  method: 'PUT',
  path: `${path}/passkey`,
  access: 'person',
  stepUp: 'factors',
  summary: 'Keeps a passkey with what the browser answered to `beginPasskey`.',
  body: z.strictObject({ name: required('Please enter a name', 60).schema, passkey: reply }),
  value: setUp,
});

export const challengePasskey = call({
  method: 'POST',
  path: `${path}/challenge`,
  access: 'person',
  summary: 'Begins the use of a passkey. 422 for somebody who has none.',
  value: options,
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: `${path}/recovery-codes`,
  access: 'person',
  stepUp: 'factors',
  summary: 'Ten new recovery codes in the place of those before; 422 for somebody without a second factor.',
  value: recovery,
});

export const removeOwnFactor = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'person',
  stepUp: 'factors',
  summary: "Removes one of the person's factors. 422 for the last one of somebody who has a role.",
  params: z.strictObject({ id: z.guid() }),
  value: z.literal(true),
});

export const renameFactor = call({
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'person',
  summary: "What one of the person's factors is called.",
  params: z.strictObject({ id: z.guid() }),
  body: z.strictObject({
    name: z.string(NO_NAME).check(oneLine(), z.trim(), z.minLength(1, NO_NAME), ...storableText(60)),
  }),
  value: z.literal(true),
});

export const giveFactorBody = giveFactor.body;
export const confirmTotpBody = confirmTotp.body;
export const addPasskeyBody = addPasskey.body;
