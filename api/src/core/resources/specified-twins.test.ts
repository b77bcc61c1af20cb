import {
  type AnyCall,
  type AnyResource,
  isMay,
  permissionOf,
  resourceCalls,
  specifiedCalls,
} from '@phila/contract';
import { areas } from '../../areas.ts';
import { type NamedCall, serviceCalls } from '../area.ts';

/* Writes of the specification next to the `/Manage` calls that do the same: neither may bypass a check of the other. */

type Own = 'create' | 'update' | 'remove' | 'restore' | 'savePicture';

const resources = areas.flatMap(({ name, resources: some }) =>
  some.map(({ resource }) => ({ area: name, resource })),
);
const named = new Map(resources.map(({ resource }) => [resource.name, resource]));

const declared = resources.flatMap(({ area, resource }) =>
  Object.keys(specifiedCalls(resource)).map(
    (own) => [`${area}.${resource.name}.specified.${own}`, resource.name, own as Own] as const,
  ),
);

/** Calls with their own handler, which still saves through the resource. */
const SPECIAL = {
  'shop.createDiscountBatch': [
    'shop-discounts',
    'create',
    'makes many rows, each with a code that it invents',
  ],
  'voucher.linkOffer': ['voucher-bundles', 'update', 'changes one entry of a list, and numbers it'],
  'voucher.linkSocialMedia': ['voucher-offers', 'update', 'changes one entry of a list'],
  'voucher.removeLookup': ['voucher-lookups', 'remove', 'finds no entry of another list than the body names'],
  'voucher.updateLookup': ['voucher-lookups', 'update', 'finds no entry of another list than the body names'],
} as const satisfies Record<string, readonly [resource: string, own: Own, why: string]>;

const others = Object.entries(SPECIAL).map(([name, [resource, own]]) => [name, resource, own] as const);

/** Writes without an equivalent in `/Manage`. */
const ALONE = [
  'mediaReleases.makePreviewLink',
  'mediaReleases.withdrawPreviewLink',
  'organisation.addRoomDocument',
  'organisation.changeRemote',
  'organisation.removeRoomDocument',
  'shop.defineProductMetadata',
  'shop.removeBeginningFile',
  'shop.saveBeginningFile',
];

const specified = serviceCalls(areas).filter(({ call }) => !call.path.startsWith('/Manage/'));
const called = new Map(specified.map((one) => [one.name, one.call]));

const ownOf = (resource: AnyResource, own: Own): AnyCall => {
  const found = resourceCalls(resource)[own];
  if (found === undefined) throw new Error(`${resource.name} has no ${own}`);
  return found;
};

/** The checks between a caller and the row. */
const asksOf = ({ access, stepUp, stepUpWhen, saves }: AnyCall) => ({
  permission: isMay(access) ? permissionOf(access) : access,
  stepUp,
  stepUpWhen,
  saves,
});

test('every write by the permission of a resource has its twin, or is one that has none', () => {
  const permissions = new Set(resources.map(({ resource }) => `${resource.capability}.write`));
  const isWrite = ({ call: { access, method } }: NamedCall): boolean =>
    isMay(access) && method !== 'GET' && permissions.has(permissionOf(access) ?? '');
  const paired = [...declared, ...others].map(([name]) => name);
  expect(
    specified
      .filter(isWrite)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...paired, ...ALONE].toSorted());
});

test.each([...declared, ...others])('%s asks for what %s/%s asks for', (name, resourceName, own) => {
  const [call, resource] = [called.get(name), named.get(resourceName)];
  if (call === undefined || resource === undefined) throw new Error(`There is no ${name}`);
  const twin = ownOf(resource, own);
  expect(asksOf(call)).toEqual(asksOf(twin));
  // Compares the limits of a call with a file to the `/Manage` call that takes one.
  const sized = call.upload === undefined ? twin : ownOf(resource, 'savePicture');
  expect([call.limit, call.upload?.largest]).toEqual([sized.limit, sized.upload?.largest]);
});

test.each([...declared, ...others].filter(([, , own]) => own === 'create'))(
  '%s is made once where it is sent twice with one key',
  (name) => {
    expect(called.get(name)?.idempotencyKey).toBe(true);
  },
);
