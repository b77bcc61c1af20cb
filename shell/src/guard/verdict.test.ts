import { everything, registryOf, without } from '../testing/declarations.ts';
import { verdictOn } from './verdict.ts';

const visitor = { signedIn: false, isAdministrator: false };
const consumer = { signedIn: true, isAdministrator: false };
const administrator = { signedIn: true, isAdministrator: true };

describe('who may be where', () => {
  it.each([
    ['/', visitor, { go: 'in' }],
    ['/sign-in', visitor, { go: 'in' }],
    ['/details/banking', visitor, { go: 'sign-in' }],
    ['/details/never-heard-of', visitor, { go: 'sign-in' }],
    ['/admin', visitor, { go: 'sign-in' }],
    ['/never-heard-of', visitor, { go: 'in' }],
    ['/sign-out', visitor, { go: 'in' }],
    ['/sign-out', consumer, { go: 'in' }],
    ['/details/banking', consumer, { go: 'in' }],
    ['/sign-in', consumer, { go: 'signed-in' }],
    ['/admin/banner-management', consumer, { go: 'elsewhere', to: '/dashboard' }],
    ['/admin/never-heard-of', consumer, { go: 'elsewhere', to: '/dashboard' }],
    ['/admin/banner-management', administrator, { go: 'in' }],
    ['/admin/banner-management', { ...administrator, permissions: null }, { go: 'in' }],
    // Of these it is not known yet whether they look after anything.
    ['/admin/banner-management', { ...consumer, permissions: null }, { go: 'wait' }],
    ['/details/banking', { ...consumer, permissions: null }, { go: 'in' }],
    ['/admin', { ...visitor, permissions: null }, { go: 'sign-in' }],
    ['/admin/banner-management', { ...consumer, permissions: [] }, { go: 'elsewhere', to: '/dashboard' }],
    ['/admin', { ...consumer, permissions: ['shop.orders.read'] }, { go: 'in' }],
    ['/admin/shop-orders', { ...consumer, permissions: ['shop.orders.read'] }, { go: 'in' }],
    ['/admin/shop-orders', { ...consumer, permissions: ['shop.catalogue.read'] }, { go: 'refused' }],
    ['/admin/shop-orders', consumer, { go: 'elsewhere', to: '/dashboard' }],
  ])('%s for %j: %j', (pathname, viewer, verdict) => {
    expect(verdictOn(everything, viewer, pathname)).toEqual(verdict);
  });

  it('sends to the first page of the portal while there is no dashboard', () => {
    expect(verdictOn(without('details'), consumer, '/admin')).toEqual({ go: 'elsewhere', to: '/career' });
  });

  it('has nothing to guard without remotes', () => {
    expect(verdictOn(registryOf(), visitor, '/details')).toEqual({ go: 'in' });
  });
});
