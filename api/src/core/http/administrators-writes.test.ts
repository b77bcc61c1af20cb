import { type AnyCall, isMay } from '@phila/contract';
import * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { serviceCalls } from '../area.ts';

/*
 * What must hold of everything that administrators write. A new call is right by itself, or stands here with its reason.
 * That each audited write leaves an entry is in role-matrix.test.ts, which makes every one of them.
 */

const writes = serviceCalls(areas).filter(({ call }) => isMay(call.access) && call.method !== 'GET');

/** Nothing is saved by these, so that there is nothing to write down: a search is a body so that it stands in no log. */
const WITHOUT_AUDIT = [
  'identity.findPeople',
  'organisation.members',
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

/** The specification's forms have no version: what they name is merged with what another saved since (decision 0211). */
const MERGED = 'a form of the specification';

/** Updates without a version: two administrators lose nothing of each other all the same. */
const WITHOUT_VERSION: Readonly<Record<string, string>> = {
  'organisation.changeRemote': 'one value, on or off',
  'shop.saveBeginningFile': 'one file: what is sent is all that there is of it',
  'shop.shop-products.specified.restore': 'one value: it is there again',
  'voucher.replaceCodes': 'a batch in place of the codes that no one has yet',
  'voucher.updateBundle': MERGED,
  'voucher.updateLookup': MERGED,
  'voucher.updateOffer': MERGED,
};

/** One picture, one order, one time: what is sent is all that there is of it. */
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
