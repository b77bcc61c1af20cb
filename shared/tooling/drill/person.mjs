/** A person of the drill: signs up and in, reads, saves, uploads, orders and redeems, and knows what was acknowledged. */
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until.mjs';

const API = '/api/v1';
export const PASSWORD = 'Jacaranda-88';
/** Calls that count once under a key (contract: `idempotencyKey`). */
const KEYED = new Set([
  '/Account/add-next-of-kin-details',
  '/Document',
  '/Shop/add-to-cart',
  '/Shop/checkout',
]);
/** Everybody's folder of documents. */
const FOLDER = 1;
/** Milliseconds until a person presses again. */
const AGAIN = 400;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The end of a last name that no other person of any drill has: what shows it is this person's. */
const newMark = () => `Walk${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
const MARKS = /Walk[a-z]{8}/g;

export const sha256 = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** @typedef {{ email: string, accessToken: string, refreshToken: string }} Account */

/**
 * @typedef {object} Kept what was asked to be saved
 * @property {'kin' | 'document' | 'order' | 'redemption'} kind
 * @property {string} mark how it is found again
 * @property {boolean} isAcknowledged
 * @property {string} [hash] of a document
 * @property {string} [place] where a document is read
 */

/**
 * @param {import('./client.mjs').DrillClient} client
 * @param {{ letters: import('./mailbox.mjs').Letter[] }} mail
 */
export const signUp = async (client, mail) => {
  const mark = newMark();
  const email = `${mark.toLowerCase()}@example.com`;
  let accessToken = '';
  let refreshToken = '';
  let number = 0;
  let isSignedOut = false;
  let strange = 0;
  /** @type {Kept[]} */
  const kept = [];
  /** @type {string[]} */
  const refused = [];

  /** @param {import('./client.mjs').Question} question */
  const ask = async (question) => {
    const answer = await client.ask({ ...question, path: API + question.path });
    for (const [found] of answer.bytes.toString('latin1').matchAll(MARKS)) if (found !== mark) strange += 1;
    return answer;
  };
  const renew = async () => {
    const { status, value } = await ask({
      kind: 'renew',
      method: 'POST',
      path: '/Account/refresh-token',
      body: { refreshToken },
    });
    if (value !== undefined) ({ accessToken, refreshToken } = value);
    else if (status === 401) isSignedOut = true;
  };
  /** Asks as the person; a token that has run out is renewed, as the page does. @param {import('./client.mjs').Question} question */
  const askAs = async (question) => {
    const answer = await ask({ ...question, token: accessToken });
    if (answer.status !== 401) return answer;
    await renew();
    return ask({ ...question, token: accessToken });
  };
  /**
   * Presses again, under the same key where the call takes one, until it is answered or the person goes away.
   * @param {import('./client.mjs').Question} question
   * @param {() => boolean} goesOn
   */
  const save = async (question, goesOn = () => true) => {
    const again = { method: 'POST', ...question, ...(KEYED.has(question.path) && { key: randomUUID() }) };
    for (;;) {
      const answer = await askAs(again);
      const isLater = answer.status === 0 || answer.status >= 500 || [401, 429].includes(answer.status);
      if (answer.status >= 400 && !isLater) refused.push(`${question.kind} ${answer.status}`);
      if (!isLater || isSignedOut || !goesOn()) return answer;
      await pause(AGAIN);
    }
  };
  const signIn = async () => {
    const { value } = await ask({
      kind: 'sign in',
      method: 'POST',
      path: '/Account/sign-in',
      body: { userName: email, password: PASSWORD },
    });
    if (value !== undefined) ({ accessToken, refreshToken } = value);
    return value !== undefined;
  };

  await save({
    kind: 'sign up',
    path: '/Account/sign-up',
    body: { firstName: 'Nomvula', lastName: mark, email, password: PASSWORD, terms: true, privacy: true },
  });
  const code = await until(`the code for ${email} is mailed`, () =>
    mail.letters.map(({ to, text }) => to === email && />\s*(\d{6})\s*</.exec(text)?.[1]).find(Boolean),
  );
  await save({ kind: 'verify', path: '/Account/verify', body: { userAccount: email, code } });
  await until(`${email} signs in`, signIn);
  await save({
    kind: 'save',
    method: 'PUT',
    path: '/Account/update-biographical-details',
    body: { firstName: 'Nomvula', lastName: mark },
  });
  const products = await until(
    'the shop has products',
    async () => (await askAs({ kind: 'read', path: '/Shop/products?PageNumber=1&PageSize=10' })).value?.items,
  );
  const { productId } =
    products.find((/** @type {{ price: number }} */ { price }) => price > 0) ?? products[0];

  /** @param {Kept} what @param {import('./client.mjs').Question} question @param {() => boolean} goesOn */
  const keep = async (what, question, goesOn) => {
    kept.push(what);
    const answer = await save(question, goesOn);
    what.isAcknowledged = answer.value !== undefined;
    return answer;
  };
  /** Steps of a visit, by name; each returns once it is answered or given up. */
  const steps = {
    page: async () => {
      await client.ask({
        kind: 'page',
        path: '/',
        headers: { accept: 'text/html', 'accept-encoding': 'br' },
      });
    },
    read: async () => {
      await askAs({ kind: 'read', path: '/Account/get-biographical-details' });
    },
    list: async () => {
      await askAs({ kind: 'read', path: '/Account/get-next-of-kin-details' });
    },
    /** @param {() => boolean} [goesOn] */
    save: async (goesOn = () => true) => {
      number += 1;
      const lastName = `${mark} ${number}`;
      await keep(
        { kind: 'kin', mark: lastName, isAcknowledged: false },
        {
          kind: 'save',
          path: '/Account/add-next-of-kin-details',
          body: {
            titleID: 1,
            firstName: 'Nomsa',
            lastName,
            contactDetails: '0711234567',
            relationshipID: 1,
          },
        },
        goesOn,
      );
    },
    /** @param {() => boolean} [goesOn] */
    upload: async (goesOn = () => true) => {
      number += 1;
      const name = `${mark} ${number}.txt`;
      const bytes = Buffer.from(`Paper ${number} of ${mark}\n`.repeat(500));
      /** @type {Kept} */
      const what = { kind: 'document', mark: name, isAcknowledged: false, hash: sha256(bytes) };
      const { value } = await keep(
        what,
        { kind: 'upload', path: '/Document', file: { fields: { FolderId: String(FOLDER) }, name, bytes } },
        goesOn,
      );
      if (value !== undefined) what.place = `/Document?FileName=${value.blobStorageDocumentName}`;
    },
    /** @param {() => boolean} [goesOn] */
    order: async (goesOn = () => true) => {
      await save({ kind: 'order', path: '/Shop/add-to-cart', body: { productId } }, goesOn);
      /** @type {Kept} */
      const what = { kind: 'order', mark: '', isAcknowledged: false };
      const { value } = await keep(
        what,
        {
          kind: 'order',
          path: '/Shop/checkout',
          body: {
            fullName: `Nomvula ${mark}`,
            email,
            phone: '0821234567',
            deliveryAddress: '12 Loop Street\nCape Town 8001',
            billingAddress: '12 Loop Street\nCape Town 8001',
          },
        },
        goesOn,
      );
      if (value === undefined) return;
      what.mark = String(value.orderId);
      // A product that waits for its payment is not ordered again.
      await save({ kind: 'order', path: `/Shop/orders/${value.orderId}/cancel` }, goesOn);
    },
    /** @param {() => boolean} [goesOn] */
    redeem: async (goesOn = () => true) => {
      const { value } = await askAs({ kind: 'read', path: '/Voucher/offers?PageNumber=1&PageSize=10' });
      for (const { id, redeemedAt } of value?.items ?? [])
        if (redeemedAt === null)
          await keep(
            { kind: 'redemption', mark: String(id), isAcknowledged: false },
            { kind: 'redeem', path: '/Voucher/redeem-offer', body: { OfferId: id } },
            goesOn,
          );
    },
    /** @param {() => boolean} [goesOn] */
    signIn: async (goesOn = () => true) => {
      while (!(await signIn()) && goesOn()) await pause(AGAIN);
    },
  };

  /** Everything of each kind that the site has of the person. */
  const found = async () => {
    /** @param {string} path @returns {Promise<any[]>} */
    const all = async (path) => {
      const rows = await until(`${path} is read`, async () => (await askAs({ kind: 'check', path })).value);
      return rows.items ?? rows;
    };
    const orders = [];
    for (let page = 1; ; page += 1) {
      const { items, hasNext } = await until(
        'orders are read',
        async () =>
          (await askAs({ kind: 'check', path: `/Shop/orders?PageNumber=${page}&PageSize=25` })).value,
      );
      orders.push(...items);
      if (!hasNext) break;
    }
    return {
      kin: (await all('/Account/get-next-of-kin-details')).map(({ lastName }) => String(lastName)),
      document: (await all(`/Document/documents-per-folder/${FOLDER}`)).map((one) =>
        String(one.originalDocumentName),
      ),
      order: orders.map(({ id }) => String(id)),
      redemption: (await all('/Voucher/redemptions')).map(({ offerId }) => String(offerId)),
    };
  };
  /** @param {Kept} paper @returns whether it opens as it was sent */
  const opens = async ({ place, hash }) =>
    place !== undefined &&
    (await until(`${place} opens`, async () => {
      const { status, bytes } = await askAs({ kind: 'check', path: place });
      return status === 200 && { is: sha256(bytes) === hash };
    }).then(
      ({ is }) => is,
      () => false,
    ));

  return {
    email,
    mark,
    kept,
    refused,
    steps,
    found,
    opens,
    /** @returns whether the session goes on */
    staysSignedIn: async () => {
      await until('the session is renewed or refused', async () => {
        const before = refreshToken;
        await renew();
        return isSignedOut || refreshToken !== before;
      });
      return !isSignedOut;
    },
    /** Marks of others that were seen in answers. */
    strange: () => strange,
  };
};
/** @typedef {Awaited<ReturnType<typeof signUp>>} Person */
