import { calls, everyCall } from '../index.ts';
import type { AnyCall } from '../call.ts';
import * as z from 'zod/mini';

/*
 * Updates keep fields they do not name (docs/decisions/0211). A new changing call must declare `merges` or be listed
 * here with the reason why no data is lost.
 */

/** Calls with a handler that keeps missing fields itself, with the fields that it requires. */
const EACH_FIELD_OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'consents.saveConsents': ['textVersion'],
  'dashboard.saveWellbeingChecks': [],
  'lists.changeView': [],
  'lists.choose': [],
};

/** Calls that replace everything on purpose or have only one value. */
const REPLACES: Readonly<Record<string, string>> = {
  'account.changePassword': 'the new password and proof of the old one: one value',
  'factor.openEnrolment': 'one value, the link',
  'account.confirmSignInChange': 'two codes of one change',
  'dashboard.completeReminder': 'one value, done or not',
  'dashboard.snoozeReminder': 'one value, the day from which it is shown',
  'documents.folder.rename': 'one value, the name',
  'documents.move': 'one value, the folder',
  'documents.rename': 'one value, the name',
  'documents.setExpiry': 'one value, the day; null clears it',
  'factor.addPasskey': 'a new passkey, which answers a challenge: it changes none',
  'factor.confirmTotp': 'one value, the code that proves a new app',
  'factor.givePasskey': 'one value, the answer of a passkey',
  'factor.renameFactor': 'one value, the name',
  'messaging.changeAnnouncement': 'the whole of a draft, from the version that was read',
  'messaging.chooseNotification': 'one value, on or off',
  'administration.setTwoPeople': 'one value, on or off',
  'organisation.changeRemote': 'one value, on or off',
  'papers.choosePerson': 'one value, the person',
  'profileImage.save': 'one value, the picture',
  'shop.changeQuantity': 'one value, how many',
  'voucher.replaceCodes': 'a batch in place of the codes that no one has yet: replacing is its purpose',
  'wealth.netWorth.setValue': 'one value and its day',
  'wealth.netWealth.save':
    'the statement of a day, whose totals hold of the whole entry, as those of every calculator',
  'wealth.saveOwnCalculation': 'one value, the person’s own or a trial',
  'wealth.saveFigureTable':
    'a table as it was published, from the version that was read: half of two versions is neither',
  'wealth.saveTaxYear':
    'the tables of a year as they were published, from the version that was read: half of two versions is neither',
};

const changing = everyCall(calls).filter(
  ({ call: { method, body, merges } }) => method === 'PUT' && body !== undefined && merges === undefined,
);

test('every updating call merges, or is named here with the reason why it need not', () =>
  expect(changing.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(EACH_FIELD_OPTIONAL), ...Object.keys(REPLACES)].toSorted(),
  ));

const needed = ({ body }: AnyCall): readonly string[] => {
  const { required = [] } = z.toJSONSchema(body as z.ZodMiniType, { io: 'output', unrepresentable: 'any' });
  return required;
};

test.each(Object.entries(EACH_FIELD_OPTIONAL))('%s asks for no field but %j', (name, names) =>
  expect(changing.filter((one) => one.name === name).map(({ call }) => needed(call))).toEqual([names]),
);
