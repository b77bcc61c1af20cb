import { everything, registryOf, without } from '../testing/declarations.ts';
import { verdictOn } from './verdict.ts';

const visitor = { signedIn: false, isAdministrator: false };
const consumer = { signedIn: true, isAdministrator: false };
const administrator = { signedIn: true, isAdministrator: true };

describe('access to layouts', () => {
  it.each([
    ['/', visitor, 'in'],
    ['/sign-in', visitor, 'in'],
    ['/details/banking', visitor, 'sign-in'],
    ['/details/never-heard-of', visitor, 'sign-in'],
    ['/admin', visitor, 'sign-in'],
    ['/never-heard-of', visitor, 'in'],
    ['/sign-out', visitor, 'in'],
    ['/sign-out', consumer, 'in'],
    ['/details/banking', consumer, 'in'],
    ['/sign-in', consumer, 'signed-in'],
    ['/admin/banner-management', consumer, '/dashboard'],
    ['/admin/never-heard-of', consumer, '/dashboard'],
    ['/admin/banner-management', administrator, 'in'],
    ['/admin/banner-management', { ...administrator, permissions: null }, 'in'],
    // Waits while permissions are unknown.
    ['/admin/banner-management', { ...consumer, permissions: null }, 'wait'],
    ['/details/banking', { ...consumer, permissions: null }, 'in'],
    ['/admin', { ...visitor, permissions: null }, 'sign-in'],
    ['/admin/banner-management', { ...consumer, permissions: [] }, '/dashboard'],
    ['/admin', { ...consumer, permissions: ['shop.orders.read'] }, 'in'],
    ['/admin/shop-orders', { ...consumer, permissions: ['shop.orders.read'] }, 'in'],
    ['/admin/shop-orders', { ...consumer, permissions: ['shop.catalogue.read'] }, 'refused'],
    ['/admin/shop-orders', consumer, '/dashboard'],
  ])('%s for %j: %s', (pathname, viewer, verdict) => {
    expect(verdictOn(everything, viewer, pathname)).toBe(verdict);
  });

  it('sends to the first page of the portal while there is no dashboard', () => {
    expect(verdictOn(without('details'), consumer, '/admin')).toEqual('/career');
  });

  it('has nothing to guard without remotes', () => {
    expect(verdictOn(registryOf(), visitor, '/details')).toEqual('in');
  });
});
