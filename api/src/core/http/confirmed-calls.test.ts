import { isMay, PASSWORD_NEEDED, refusalOf } from '@phila/contract';
import { areas } from '../../areas.ts';
import { send, sendJson } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { serviceCalls } from '../area.ts';

/*
 * The calls for which an open session is not enough, by name: one that leaves the list, or comes to it, does so here as
 * well. They are made with no input at all, because the password is asked for before anything else is looked at.
 */

const all = serviceCalls(areas);
const confirmed = all.filter(({ call }) => call.confirmed === true);

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
afterAll(() => service.close());

test('what moves money, gives codes or rights away, runs code or takes an account apart is among them', () => {
  const named = confirmed.filter(({ call }) => !call.path.startsWith('/Manage/'));
  expect(named.map(({ name }) => name).toSorted()).toEqual([
    'account.askEmailChange',
    'account.askMobileChange',
    'account.endEverySession',
    'administration.takeReleaseBack',
    'administration.withdrawRemote',
    'developer.overrideRemote',
    'employer.employeesFile',
    'factor.addPasskey',
    'factor.beginPasskey',
    'factor.beginTotp',
    'factor.confirmTotp',
    'factor.removeOwnFactor',
    'factor.renewRecoveryCodes',
    'identity.askNewPassword',
    'identity.composeRole',
    'identity.disablePerson',
    'identity.enablePerson',
    'identity.endSessionOf',
    'identity.giveRole',
    'identity.removeLostFactor',
    'identity.removeRole',
    'identity.revealPerson',
    'identity.takeRole',
    'identity.updateRole',
    'identity.viewAs',
    'organisation.invite',
    'organisation.inviteByFile',
    'payment.confirmEft',
    'personalData.deleteAccount',
    'personalData.requestExport',
    'shop.createDiscount',
    'shop.createDiscountBatch',
    'shop.createProduct',
    'shop.declineRefund',
    'shop.recordPaymentEnd',
    'shop.refundOrder',
    'shop.refundPart',
    'shop.settleMoney',
    'shop.unhandledNews',
    'shop.updateDiscount',
    'shop.updateProduct',
    'voucher.addBundle',
    'voucher.addCodes',
    'voucher.codeBatchFile',
    'voucher.reissueRedemption',
    'voucher.replaceCodes',
    'voucher.revokeBatch',
    'voucher.revokeRedemption',
    'voucher.takeRedemptionBack',
    'voucher.updateBundle',
  ]);
  expect(all.filter(({ call }) => call.confirmed === 'sometimes').map(({ name }) => name)).toEqual([
    'account.endSession',
    'career.cv.link',
  ]);
});

test('every write of a resource with prices is among them, and no write of another', () => {
  const writes = all.filter(({ call }) => call.path.startsWith('/Manage/') && call.method !== 'GET');
  const resources = (some: typeof writes) => [...new Set(some.map(({ call }) => call.path.split('/')[2]))];
  expect(resources(writes.filter(({ call }) => call.confirmed === true)).toSorted()).toEqual([
    'shop-discounts',
    'shop-products',
    'voucher-bundles',
  ]);
  expect(resources(writes.filter(({ call }) => call.confirmed !== true)).toSorted()).toEqual([
    'banners',
    'media-releases',
    'organisation-types',
    'organisations',
    'shop-categories',
    'voucher-causes',
    'voucher-lookups',
    'voucher-offers',
  ]);
});

test.each(confirmed)('$name asks for the password, and then for the rest', async ({ call }) => {
  const url = `${service.url}/api/v1${call.path.replaceAll(/\{\w+\}/g, '1')}`;
  const role = isMay(call.access) ? ({ role: 'administrator' } as const) : {};
  const { token } = await signedIn(service, { ...role, isConfirmed: false });
  const refused = await send(url, { method: call.method, token });
  expect([refused.status, refused.envelope?.value]).toEqual([403, PASSWORD_NEEDED]);
  if (call.access === 'person') return;
  const { token: open } = await signedIn(service, { ...role });
  // An empty body is not what it takes, which is looked at now.
  const answer = await sendJson(url, call.method, {}, open);
  expect([404, 415, 422]).toContain(answer.status);
});

test('a person without the role is told that, and asked for no password', async () => {
  const { token } = await signedIn(service, { isConfirmed: false });
  const { envelope } = await sendJson(`${service.url}/api/v1/Shop/admin-products`, 'POST', {}, token);
  expect(envelope?.errorMessage).toBe(refusalOf('shop.catalogue.write'));
});
