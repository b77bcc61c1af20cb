import type * as z from 'zod/mini';
import * as calls from './index.ts';
import { everyCall } from './every-call.ts';
import { fieldErrors } from '../rules/field-errors.ts';

const all = everyCall(calls);

/** Paths exactly as in specification: service. */
const declared: readonly [string, string, string, string][] = [
  ['account.signUp', 'POST', '/Account/sign-up', 'anyone'],
  ['account.verify', 'POST', '/Account/verify', 'anyone'],
  ['account.signIn', 'POST', '/Account/sign-in', 'anyone'],
  ['account.refreshToken', 'POST', '/Account/refresh-token', 'anyone'],
  ['account.signOut', 'POST', '/Account/sign-out', 'anyone'],
  ['account.sessions', 'GET', '/Account/sessions', 'person'],
  ['account.endSession', 'DELETE', '/Account/sessions/{id}', 'person'],
  ['account.confirmPassword', 'POST', '/Account/confirm-password', 'person'],
  ['account.endEverySession', 'DELETE', '/Account/sessions', 'person'],
  ['account.changePassword', 'PUT', '/Account/change-password', 'person'],
  ['personalData.deleteAccount', 'DELETE', '/Account/account', 'person'],
  ['personalData.requestExport', 'POST', '/Account/export', 'person'],
  ['personalData.exportState', 'GET', '/Account/export', 'person'],
  ['personalData.exportLink', 'POST', '/Account/export-link', 'anyone'],
  ['personalData.downloadExport', 'POST', '/Account/export/download', 'anyone'],
  ['profileImage.read', 'GET', '/Document/profile-image', 'person'],
  ['profileImage.save', 'PUT', '/Document/profile-image', 'person'],
  ['profileImage.remove', 'DELETE', '/Document/profile-image', 'person'],
  ['account.forgotPassword', 'POST', '/Account/forgot-password', 'anyone'],
  ['account.forgotPasswordReset', 'POST', '/Account/forgot-password-reset', 'anyone'],
  ['organisation.organisation', 'GET', '/Account/organizational-structure/{guid}', 'anyone'],
  [
    'organisation.invite',
    'POST',
    '/Account/organizational-structure/{guid}/invitations',
    'may organisation.members.write',
  ],
  ['organisation.invitation', 'POST', '/Account/invitation', 'person'],
  ['organisation.acceptInvitation', 'POST', '/Account/accept-invitation', 'person'],
  ['account.profileName', 'GET', '/Account/get-profile-name', 'person'],
  ['account.profiles', 'GET', '/Account/profiles', 'person'],
  ['account.chooseProfile', 'POST', '/Account/choose-profile', 'person'],
  ['employer.employerRecord', 'GET', '/Account/employer-record', 'person'],
  ['employer.syncCareerDetails', 'GET', '/Account/sync-career-details', 'person'],
  ['employer.syncNextOfKinDetails', 'GET', '/Account/sync-next-of-kin-details', 'person'],
  ['employer.syncBankingDetails', 'GET', '/Account/sync-banking-details', 'person'],
  ['employer.syncMedicalAidDetails', 'GET', '/Account/sync-medical-aid-details', 'person'],
  ['employer.syncMedicalAidDependantDetails', 'GET', '/Account/sync-medical-aid-dependant-details', 'person'],
  ['employer.syncAddressDetails', 'GET', '/Account/sync-address-details', 'person'],
  ['employer.syncContactDetails', 'GET', '/Account/sync-contact-details', 'person'],
  ['employer.syncPersonalDetails', 'GET', '/Account/sync-personal-details', 'person'],
  ['details.biographicalDetails', 'GET', '/Account/get-biographical-details', 'person'],
  ['details.updateBiographicalDetails', 'PUT', '/Account/update-biographical-details', 'person'],
  ['advice.adviceRequest', 'POST', '/Account/advice-request', 'person'],
  ['contact.challenge', 'GET', '/Contact/challenge', 'anyone'],
  ['contact.write', 'POST', '/Contact/messages', 'anyone'],
  ['overview.myDetails', 'GET', '/Overview/my-details-overview/{category}', 'person'],
  ['weather.current', 'POST', '/Weather/current', 'anyone'],
  ['weather.forecast', 'POST', '/Weather/forecast', 'anyone'],
  ['health.health', 'GET', '/health', 'anyone'],
  ['health.live', 'GET', '/health/live', 'anyone'],
  ['health.ready', 'GET', '/health/ready', 'anyone'],
];

const lookupPaths =
  'titles, relations, genders, races, work-permits, marital-status, countries, medical-aid, medical-aid-dependants, bank-branches, bank-account-type, qualification-levels, qualification, specialisations, institutions, provinces, membership-types, short-term-types, short-term-providers, short-term-investments-types, short-term-investments-providers, retirement-planning-product-providers, retirement-planning-types, frequency, risk-cover-types, risk-cover-providers, experience-types, tax-year'.split(
    ', ',
  );

test.each(declared)('%s is %s %s for %s', (name, method, path, access) => {
  const found = all.find((one) => one.name === name)?.call;
  expect([found?.method, found?.path, found?.access]).toEqual([method, path, access]);
});

test('the 28 lookups are there for anyone', () => {
  const lookups = all.filter(({ name }) => name.startsWith('lookup.')).map(({ call }) => call);
  expect(lookups.map(({ path }) => path).toSorted()).toEqual(
    lookupPaths.map((name) => `/Lookup/${name}`).toSorted(),
  );
  expect(lookups.every(({ method, access }) => method === 'GET' && access === 'anyone')).toBe(true);
});

test('no two calls share a method and a path, each has a summary, and params are declared where the path has them', () => {
  expect(new Set(all.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(all.length);
  expect(all.filter(({ call }) => call.summary === '')).toEqual([]);
  expect(all.filter(({ call }) => call.path.includes('{') !== (call.params !== undefined))).toEqual([]);
});

const errorsOf = ({ body: schema }: { body: z.ZodMiniType }, body: unknown) =>
  fieldErrors(schema.safeParse(body).error?.issues ?? []);

describe('sign-up', () => {
  const right = {
    firstName: 'Thandi',
    lastName: "O'Brien-Dlamini",
    email: 'thandi@mail.example',
    mobile: '',
    password: 'Passw0rd',
    orgIdGuid: '',
    terms: true,
    privacy: true,
  };
  const errors = (wrong: object) => errorsOf(calls.account.signUp, { ...right, ...wrong });

  test('blank e-mail, mobile and organisation become null', () => {
    expect(calls.account.signUp.body.parse(right)).toMatchObject({ mobile: null, orgIdGuid: null });
    const { mobile, orgIdGuid, ...rest } = right;
    expect(calls.account.signUp.body.parse(rest)).toMatchObject({ mobile: null, orgIdGuid: null });
    expect([mobile, orgIdGuid]).toEqual(['', '']);
    expect(calls.account.signUp.body.parse({ ...right, email: ' ', mobile: ' 0711234567 ' })).toMatchObject({
      email: null,
      mobile: '0711234567',
    });
    expect(errors({ orgIdGuid: '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10' })).toEqual([]);
  });

  test('a mobile number may be typed in groups, with 0 or +27', () => {
    for (const mobile of ['082 555 1234', '(082) 555-1234', '+27 82 555 1234'])
      expect(calls.account.signUp.body.parse({ ...right, mobile })).toMatchObject({ mobile: '0825551234' });
  });

  test('each rule of specification: service says its text at its field', () => {
    expect(errors({ firstName: 'Th4ndi' })).toEqual([
      { path: 'firstName', message: 'First name can only contain letters, hyphens, and apostrophes' },
    ]);
    expect(errors({ lastName: '' })).toEqual([{ path: 'lastName', message: 'This field is required' }]);
    expect(errors({ email: 'a@b' })).toEqual([{ path: 'email', message: 'Invalid email address' }]);
    expect(errors({ mobile: '0651234567' })).toEqual([{ path: 'mobile', message: 'Invalid mobile number' }]);
    expect(errors({ password: 'passw0rd' })).toEqual([
      { path: 'password', message: 'Password must contain at least one uppercase letter' },
    ]);
  });

  test('an e-mail address or a mobile number is asked for, both acceptances too', () => {
    expect(errors({ email: '' })).toEqual([
      { path: 'email', message: 'Please add at least an email address or a mobile number' },
    ]);
    expect(errors({ terms: false, privacy: 'yes' })).toEqual([
      { path: 'terms', message: 'Please accept the terms and conditions' },
      { path: 'privacy', message: 'Please accept the privacy policy' },
    ]);
  });

  test.each([null, undefined, 1, 'text', [], [right]])('%j is no sign-up', (body) => {
    expect(calls.account.signUp.body.safeParse(body).success).toBe(false);
  });

  test('unknown fields are refused', () => {
    expect(errors({ role: 'Administrator' })).toEqual([{ path: 'role', message: 'Unknown field' }]);
  });
});

test('a new password is typed twice alike', () => {
  const body = { userAccount: 'a@b.co', token: 't', newPassword: 'Passw0rd', confirmPassword: 'Passw0rd' };
  expect(errorsOf(calls.account.forgotPasswordReset, body)).toEqual([]);
  expect(errorsOf(calls.account.forgotPasswordReset, { ...body, confirmPassword: 'Passw0rd1' })).toEqual([
    { path: 'confirmPassword', message: 'The passwords do not match' },
  ]);
});

test('a password is changed with the present one, and the rules of a new one', () => {
  const body = { oldPassword: 'x', newPassword: 'Passw0rd', confirmPassword: 'Passw0rd' };
  const errors = (wrong: object) => errorsOf(calls.account.changePassword, { ...body, ...wrong });
  expect(errors({})).toEqual([]);
  expect(errors({ oldPassword: '' })).toEqual([{ path: 'oldPassword', message: 'This field is required' }]);
  expect(errors({ newPassword: 'Pw0', confirmPassword: 'Pw0' })).toEqual([
    { path: 'newPassword', message: 'Password must be at least 8 characters long' },
  ]);
  expect(errors({ confirmPassword: 'Passw0rd1' })).toEqual([
    { path: 'confirmPassword', message: 'The passwords do not match' },
  ]);
  const same = [{ path: 'newPassword', message: 'Choose a password that is not your current one' }];
  expect(errors({ oldPassword: 'Passw0rd' })).toEqual(same);
  expect(
    errors({
      oldPassword: 'Zo\u00eb-Baobab-9',
      newPassword: 'Zoe\u0308-Baobab-9',
      confirmPassword: 'Zoe\u0308-Baobab-9',
    }),
  ).toEqual(same);
  for (const wrong of [
    { oldPassword: 1, newPassword: 1 },
    { oldPassword: null, newPassword: '' },
  ])
    expect(errors(wrong)).not.toEqual([]);
});

test('a picture of the person is of type 1, a number sent as text', () => {
  const { body } = calls.profileImage.save;
  expect(body.parse({ type: '1' })).toEqual({ type: 1 });
  for (const type of ['2', '', 'x', null, undefined]) {
    expect(errorsOf(calls.profileImage.save, { type })).toEqual([
      { path: 'type', message: 'Please choose a type' },
    ]);
  }
});

test('signing in only compares: neither the name nor the password is held to the rules of new ones', () => {
  expect(calls.account.signIn.body.parse({ userName: ' a@b.co ', password: ' x ' })).toEqual({
    userName: 'a@b.co',
    password: ' x ',
  });
  expect(errorsOf(calls.account.signIn, { userName: '', password: '' })).toEqual([
    { path: 'userName', message: 'This field is required' },
    { path: 'password', message: 'This field is required' },
  ]);
});

test('the code of verification has six digits', () => {
  expect(errorsOf(calls.account.verify, { userAccount: 'a@b.co', code: '12345' })).toEqual([
    { path: 'code', message: 'The code has 6 digits' },
  ]);
  expect(errorsOf(calls.account.verify, { userAccount: 'a@b.co', code: ' 123456 ' })).toEqual([]);
});

test('a category of the overview comes as text in the path', () => {
  const { params } = calls.overview.myDetails;
  expect(params.parse({ category: '1' })).toEqual({ category: 1 });
  for (const category of ['0', '8', 'x', '1.5']) expect(params.safeParse({ category }).success).toBe(false);
});

test('an advice request is a topic, a message and a time to call', () => {
  expect(errorsOf(calls.advice.adviceRequest, { topic: '', message: ' ', whenToCall: 'never' })).toEqual([
    { path: 'topic', message: 'Please choose a topic' },
    { path: 'message', message: 'Please write a message' },
    { path: 'whenToCall', message: 'Please choose when to call' },
  ]);
});

/**
 * Calls safe to repeat without a key: the repetition gets the same answer, is refused, replaces the first result, or
 * mails a letter again. No key is stored for visitors (`contact.write`), and no token for viewings (`identity.viewAs`).
 */
const MAKES_NO_OTHER = new Set(
  `
  account.askEmailChange account.askMobileChange account.chooseProfile account.confirmPassword
  account.forgotPassword account.forgotPasswordReset account.refreshToken account.signIn account.signOut
  account.signUp account.undoSignInChange account.verify administration.forgetJobs
  administration.giveCaseBack administration.takeCase
  administration.jobsAgain administration.messagesAgain administration.reportPageSpeed
  administration.reportRemoteFault administration.stopBulkJob administration.takeReleaseBack
  administration.withdrawRemote analytics.events career.createAboutMe career.createWorkEligibility
  career.cv.openLink contact.write developer.overrideRemote documents.folder.create
  employer.acceptMembership employer.refuseMembership factor.beginPasskey factor.beginTotp
  factor.challengePasskey factor.giveFactor factor.mailEnrolment factor.renewRecoveryCodes
  identity.askNewPassword identity.disablePerson identity.checkPerson identity.enablePerson identity.revealPerson
  identity.stopViewing identity.viewAs mediaReleases.makePreviewLink messaging.openReceived
  messaging.sendAnnouncement messaging.stopAnnouncement messaging.testAnnouncement messaging.unsubscribe
  organisation.acceptInvitation organisation.invitation papers.handOver papers.readPaper papers.stopHandOver
  papers.withdrawBatch papers.withdrawPaper payment.confirmEft payment.payfastNotify
  payment.simulate payment.simulatorNotify personalData.downloadExport personalData.requestExport
  plans.keptInsurance.save plans.keptMedicalAid.save shop.cancelOrder
  administration.makeReleaseLive administration.makeReleaseToken
  administration.trustReleaseWorkflow administration.holdRelease
  administration.purgeRelease administration.rollReleaseOut releases.back releases.makeLive
  releases.publish releases.withdraw shop.openOrderNow voucher.markOfferUsed
  shop.declineRefund shop.defineProductMetadata shop.payOrder shop.recordPaymentEnd
  shop.refundOrder shop.refundPart shop.requestRefund shop.saveProductMeta shop.sendInvoice
  shop.settleMoney shop.unhandledNews voucher.addCodes voucher.claimBundle
  voucher.codeBatchFile voucher.linkOffer voucher.linkSocialMedia voucher.redeemOffer
  voucher.reissueRedemption voucher.revokeBatch voucher.revokeRedemption voucher.takeRedemptionBack
  wealth.budget.save wealth.compoundInterest.save wealth.loan.save wealth.mortgage.save
  wealth.payslip.save wealth.retirement.save wealth.vehicle.save wealth.willAndTestament.create
  wealth.netWorth.keepStatement
`
    .trim()
    .split(/\s+/),
);

test('a call that makes another thing each time takes an idempotency key, so that a lost reply makes none twice', () => {
  const keyed = new Set(all.filter(({ call }) => call.idempotencyKey === true).map(({ name }) => name));
  const made = all.filter(({ call }) => call.method === 'POST' && call.saves !== false);
  const unkeyed = made.map(({ name }) => name).filter((name) => !keyed.has(name));
  expect(unkeyed.filter((name) => !MAKES_NO_OTHER.has(name))).toEqual([]);
  expect([...MAKES_NO_OTHER].filter((name) => !unkeyed.includes(name))).toEqual([]);
});
