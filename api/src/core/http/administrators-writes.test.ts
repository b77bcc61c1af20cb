import { type AnyCall, isMay } from '@phila/contract';
import * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { serviceCalls } from '../area.ts';

/*
 * Rules for every write by administrators. Calls that break a rule are listed here with the reason.
 * role-matrix.long.test.ts checks the audit entries of these writes.
 */

const writes = serviceCalls(areas).filter(({ call }) => isMay(call.access) && call.method !== 'GET');

/** Calls that save nothing, so that the audit has no entry: searches use a body to keep their text out of logs. */
const WITHOUT_AUDIT = [
  'identity.findPeople',
  'organisation.members',
  'visitor.testReleases',
  'voucher.checkCodes',
  'voucher.codesOfFile',
  'voucher.findRedemptions',
  'voucher.offerRedemptions',
];

test('every write is in the audit but those that save nothing', () => {
  expect(writes.length).toBeGreaterThan(150);
  const without = writes.filter(({ call }) => call.saves === false).map(({ name }) => name);
  expect(without.toSorted()).toEqual(WITHOUT_AUDIT);
});

/**
 * Forms of the specification have no version: saving merges their fields with other people's changes (decision 0211).
 */
const MERGED = 'a form of the specification';

/** Updates without a version, each with the reason why administrators cannot overwrite each other's changes. */
const WITHOUT_VERSION: Readonly<Record<string, string>> = {
  'administration.setTwoPeople': 'one value, on or off',
  'organisation.changeRemote': 'one value, on or off',
  'papers.choosePerson': 'one value, the person',
  'shop.saveBeginningFile': 'one file: what is sent is all that there is of it',
  'shop.shop-products.specified.restore': 'one value: it is there again',
  'voucher.replaceCodes': 'a batch in place of the codes that no one has yet',
  'voucher.updateLookup': MERGED,
};

/** Calls that replace a single value, such as a picture, an order or a time. */
const ONE_VALUE = /(?:Image|\.savePicture|\.order|\.publish)$/;

const named = ({ body, query }: AnyCall): string[] =>
  [body, query].flatMap((schema) => {
    if (schema === undefined) return [];
    const { properties = {} } = z.toJSONSchema(schema as z.ZodMiniType, {
      io: 'input',
      unrepresentable: 'any',
    });
    return Object.keys(properties);
  });

test('every update takes the version that it was made from, or is named with why it need not', () => {
  const without = writes.filter(
    ({ name, call }) => call.method === 'PUT' && !ONE_VALUE.test(name) && !named(call).includes('version'),
  );
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT_VERSION).toSorted());
});
