import { type AnyCall, isMay, PASSWORD_NEEDED, refusalOf, stepUps } from '@phila/contract';
import { areas } from '../../areas.ts';
import { send, sendJson } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { serviceCalls } from '../area.ts';

/*
 * Calls by the confirmation that they need; a change of this list has to be made here too. Calls are made without
 * input, because confirmation is checked first.
 */

const all = serviceCalls(areas);
const isGenerated = ({ path }: AnyCall): boolean => path.startsWith('/Manage/');
const isWrite = ({ method, saves }: AnyCall): boolean => method !== 'GET' && saves !== false;
const asksAlways = all.filter(({ call }) => call.stepUp !== undefined && call.stepUpWhen === undefined);
const asksWhen = (when: AnyCall['stepUpWhen']) =>
  all.filter(({ call }) => call.stepUp !== undefined && call.stepUpWhen === when && !isGenerated(call));
const byAct = (some: typeof all) =>
  Object.fromEntries(
    stepUps.flatMap((act) => {
      const names = some.filter(({ call }) => call.stepUp === act).map(({ name }) => name);
      return names.length === 0 ? [] : [[act, names.toSorted()]];
    }),
  );

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
afterAll(() => service.close());

test('every act that an open session is not enough for names its calls', () => {
  expect(byAct(asksWhen(undefined))).toEqual({
    roles: [
      'identity.composeRole',
      'identity.giveRole',
      'identity.removeRole',
      'identity.takeRole',
      'identity.updateRole',
    ],
    refunds: [
      'shop.declineRefund',
      'shop.recordPaymentEnd',
      'shop.refundOrder',
      'shop.refundPart',
      'shop.settleMoney',
      'shop.unhandledNews',
    ],
    eft: ['payment.confirmEft'],
    exports: [
      'administration.auditFile',
      'analytics.advertClicksFile',
      'incidents.peopleFile',
      'personalData.requestExport',
      'voucher.codeBatchFile',
      'voucher.redemptionReportFile',
    ],
    reveals: ['identity.revealPerson'],
    releases: [
      'administration.endReleaseWorkflow',
      'administration.holdRelease',
      'administration.letReleaseGo',
      'administration.makeReleaseLive',
      'administration.makeReleaseToken',
      'administration.purgeRelease',
      'administration.revokeReleaseToken',
      'administration.rollReleaseOut',
      'administration.setTwoPeople',
      'administration.takeReleaseBack',
      'administration.trustReleaseWorkflow',
      'administration.withdrawRemote',
      'developer.overrideRemote',
    ],
    organisations: [
      'organisation.addRoomDocument',
      'organisation.changeRemote',
      'organisation.removeRoomDocument',
      'papers.handOver',
      'papers.withdrawBatch',
      'papers.withdrawPaper',
    ],
    prices: [
      'shop.removeBeginningFile',
      'shop.saveBeginningFile',
      'shop.shop-products.specified.create',
      'shop.shop-products.specified.remove',
      'shop.shop-products.specified.restore',
      'shop.shop-products.specified.savePicture',
      'shop.shop-products.specified.update',
    ],
    discounts: [
      'shop.createDiscountBatch',
      'shop.shop-discounts.specified.create',
      'shop.shop-discounts.specified.update',
    ],
    offers: [
      'voucher.linkOffer',
      'voucher.linkSocialMedia',
      'voucher.voucher-bundles.specified.create',
      'voucher.voucher-bundles.specified.remove',
      'voucher.voucher-bundles.specified.update',
      'voucher.voucher-offers.specified.create',
      'voucher.voucher-offers.specified.remove',
      'voucher.voucher-offers.specified.savePicture',
      'voucher.voucher-offers.specified.update',
    ],
    codes: [
      'voucher.addCodes',
      'voucher.reissueRedemption',
      'voucher.replaceCodes',
      'voucher.revokeBatch',
      'voucher.revokeRedemption',
      'voucher.takeRedemptionBack',
    ],
    invitations: ['organisation.invite'],
    sessions: [
      'account.endEverySession',
      'identity.askNewPassword',
      'identity.disablePerson',
      'identity.enablePerson',
      'identity.endSessionOf',
    ],
    impersonation: ['identity.viewAs'],
    factors: [
      'factor.addPasskey',
      'factor.beginPasskey',
      'factor.beginTotp',
      'factor.confirmTotp',
      'factor.removeOwnFactor',
      'factor.renewRecoveryCodes',
      'identity.removeLostFactor',
    ],
    signIn: ['account.askEmailChange', 'account.askMobileChange'],
    account: ['personalData.deleteAccount'],
  });
  // No confirmation for a trial run, a few rows, one's own session, or a CV without contact details.
  expect(byAct(asksWhen('decided'))).toEqual({
    announcements: ['messaging.sendAnnouncement'],
    invitations: ['employer.employeesFile', 'organisation.inviteByFile'],
    bulk: [
      'administration.forgetJobs',
      'administration.jobsAgain',
      'administration.messagesAgain',
      'plans.plansFile',
    ],
    sessions: ['account.endSession'],
    sharing: ['career.cv.link'],
  });
  expect(byAct(asksWhen('factor'))).toEqual({
    signIn: ['account.changePassword'],
    banking: [
      'details.banking.bulk',
      'details.banking.create',
      'details.banking.remove',
      'details.banking.update',
    ],
  });
});

test('no other write by a permission is made by who has only entered administration', () => {
  const others = all.filter(
    ({ call }) => isMay(call.access) && isWrite(call) && call.stepUp === undefined && !isGenerated(call),
  );
  // Reasons why an open session in administration is enough: these calls change no one's price, purchases, access or
  // rights.
  const words = 'shows words, and sells nothing';
  const unsent = 'sends no message: sending asks';
  const undone = 'takes back what was offered to one address';
  const unhanded = 'reaches no one: handing over asks';
  const choices = 'names choices of a list';
  const reasons: Readonly<Record<string, string>> = {
    'banner.banners.specified.remove': words,
    'identity.addPersonNote': 'keeps what staff write, for staff',
    'identity.checkPerson': 'tells yes or no, a few times an hour',
    'mediaReleases.makePreviewLink': words,
    'mediaReleases.withdrawPreviewLink': words,
    'messaging.changeAnnouncement': unsent,
    'messaging.draftAnnouncement': unsent,
    'messaging.removeAnnouncement': unsent,
    'messaging.stopAnnouncement': unsent,
    'messaging.testAnnouncement': 'goes to its author alone',
    'organisation.withdrawInvitation': undone,
    'papers.addBatch': unhanded,
    'papers.addPaper': unhanded,
    'papers.choosePerson': unhanded,
    'papers.leavePaperOut': unhanded,
    'papers.removeBatch': unhanded,
    'papers.replacePaper': unhanded,
    'papers.stopHandOver': 'gives no one anything: going on asks',
    'shop.defineProductMetadata': 'asks buyers more or less; price and product stay',
    'shop.sendInvoice': 'goes to the buyer alone, once more',
    'shop.shop-categories.specified.create': choices,
    'shop.shop-categories.specified.remove': choices,
    'shop.shop-categories.specified.update': choices,
    'voucher.removeLookup': choices,
    'voucher.updateLookup': choices,
    'voucher.voucher-causes.specified.create': choices,
    'voucher.voucher-causes.specified.remove': choices,
    'voucher.voucher-causes.specified.update': choices,
    'voucher.voucher-lookups.specified.create': choices,
    'wealth.removeFigureTable': 'rates of a calculator, which takes no money',
    'wealth.saveFigureTable': 'rates of a calculator, which takes no money',
    'wealth.saveTaxYear': 'rates of a calculator, which takes no money',
  };
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test('generated calls ask by the act of their resource, exports always, and of many rows all', () => {
  const asked = (wanted: (call: AnyCall) => boolean) =>
    Object.fromEntries(
      all
        .filter(({ call }) => isGenerated(call) && wanted(call))
        .map(({ call }) => [
          `${call.path.split('/')[2]}`,
          `${call.stepUp ?? 'entered'} ${call.stepUpWhen ?? 'always'}`,
        ]),
    );
  const creates = asked(({ method, path }) => method === 'POST' && path.split('/').length === 3);
  expect(creates).toEqual({
    banners: 'entered always',
    incidents: 'entered always',
    'media-releases': 'entered always',
    'organisation-types': 'entered always',
    organisations: 'organisations always',
    'shop-categories': 'entered always',
    'shop-discounts': 'discounts always',
    'shop-products': 'prices always',
    'voucher-bundles': 'offers always',
    'voucher-causes': 'entered always',
    'voucher-lookups': 'entered always',
    'voucher-offers': 'offers always',
  });
  const imports = asked(({ method, path }) => method === 'POST' && path.endsWith('/csv'));
  const bulks = asked(({ path }) => path.endsWith('/bulk'));
  for (const [name, create] of Object.entries(creates)) {
    const [act = ''] = create.split(' ');
    expect(imports[name]).toBe(`${act === 'entered' ? 'bulk' : act} decided`);
    expect(bulks[name]).toBe(act === 'entered' ? 'bulk decided' : `${act} always`);
  }
  const exports = all.filter(
    ({ call }) => isMay(call.access) && call.method === 'GET' && /(?:\/csv|-file)$/.test(call.path),
  );
  expect(exports.filter(({ call }) => call.stepUp !== 'exports').map(({ name }) => name)).toEqual([]);
});

test.each(asksAlways)('$name asks for the password, and then for the rest', async ({ call }) => {
  const url = `${service.url}/api/v1${call.path.replaceAll(/\{\w+\}/g, '1')}`;
  const role = isMay(call.access) ? ({ role: 'administrator' } as const) : {};
  const { token } = await signedIn(service, { ...role, isConfirmed: false });
  const refused = await send(url, { method: call.method, token });
  expect([refused.status, refused.envelope?.value]).toEqual([403, PASSWORD_NEEDED]);
  if (call.access === 'person' || call.method === 'GET') return;
  const { token: open } = await signedIn(service, { ...role });
  // An empty body is refused only now, after confirmation.
  const answer = await sendJson(url, call.method, {}, open);
  expect([404, 415, 422]).toContain(answer.status);
});

test('a person without the role is told that, and asked for no password', async () => {
  const { token } = await signedIn(service, { isConfirmed: false });
  const { envelope } = await sendJson(`${service.url}/api/v1/Shop/admin-products`, 'POST', {}, token);
  expect(envelope?.errorMessage).toBe(refusalOf('shop.catalogue.write'));
});
