import { calls } from '@phila/contract';
import { CV_WATERMARK, newCv } from '@phila/contract/cv';
import { readBack } from '@phila/cv-template/read-back';
import { shopper } from '../../../testing/shop/shopper.ts';
import { stockedShop } from '../../../testing/shop/stocked-shop.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type CvOwner, cvOwner, fileOf, type SentFile } from '../../../testing/career/cv-owner.ts';
import { isMarkedPicture } from '../../../testing/career/marked-picture.ts';
import { DAY } from '../../../core/durations.ts';
import { renewedToken } from '../../../testing/signed-in.ts';

const { cv } = calls.career;

let service: TestService;
let product: number;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator', LIMIT_PDF: '1000/1m', LIMIT_SHARE: '1000/1m' },
  });
  product = await (await stockedShop(service)).product({ sku: 'CV-T30', price: 149 });
});
afterAll(() => service.close());

const isMarked = async ({ status, refused, bytes }: SentFile): Promise<boolean> => {
  expect([status, refused]).toEqual([200, null]);
  return (await readBack(bytes)).text.includes(CV_WATERMARK);
};

/** Lists every way for a paid layout to leave the service, and if it has the watermark there. */
const waysOf = async ({
  token,
  choose,
  savedFile,
  id,
}: Pick<CvOwner, 'token' | 'choose' | 'savedFile' | 'id'>) => {
  const paid = { templateId: 30, colour: '#f08a24' } as const;
  await choose(paid);
  const { value: copy } = await service.call(
    cv.create,
    { body: { ...newCv(), ...paid, name: 'Another' } },
    { token },
  );
  const { value: link } = await service.call(cv.link, { params: { id }, body: {} }, { token });
  const body = { token: link.address.split('#token=')[1] ?? '' };
  return {
    'the saved CV': await isMarked(await savedFile()),
    'a second CV': await isMarked(await savedFile(copy.id)),
    'an unsaved choice': await isMarked(
      await fileOf(service, cv.file, { body: { ...newCv(), ...paid } }, { token }),
    ),
    'the page of a link': (await service.call(cv.openLink, { body })).value.document.watermark,
    'the file of a link': await isMarked(await fileOf(service, cv.sharedFile, { body })),
    'a page as a picture': await isMarkedPicture(
      (await fileOf(service, cv.page, { params: { id, page: 1 }, query: {} }, { token })).bytes,
    ),
  };
};

const everywhere = (marked: boolean) => ({
  'the saved CV': marked,
  'a second CV': marked,
  'an unsaved choice': marked,
  'the page of a link': marked,
  'the file of a link': marked,
  'a page as a picture': marked,
});

test('a paid layout has the watermark on every way out, until it is bought and paid for', async () => {
  const owner = await cvOwner(service);
  expect(await waysOf(owner)).toEqual(everywhere(true));
});

test('bought through the shop and paid, it has none; the order alone is not enough', async () => {
  const buyer = await shopper(service);
  const owner = await cvOwner(service);
  // The buyer's session, and the actions of a CV's owner.
  const { token, id } = buyer;
  const asBuyer: Pick<CvOwner, 'token' | 'choose' | 'savedFile' | 'id'> = {
    token,
    id,
    choose: async (choices) =>
      (
        await service.call(
          cv.update,
          { params: { id }, body: { ...newCv(), name: 'Mine', ...choices } },
          { token },
        )
      ).value,
    savedFile: (one = id) => fileOf(service, cv.savedFile, { params: { id: one } }, { token }),
  };
  await buyer.put(product);
  const { orderId } = await buyer.checkOut({ accessNow: true });
  expect(await waysOf(asBuyer)).toEqual(everywhere(true));
  expect(await buyer.settle(orderId, 'pay')).toBe(true);
  expect(await waysOf(asBuyer)).toEqual(everywhere(false));
  // A purchase covers a single layout and a single person.
  await asBuyer.choose({ templateId: 31 });
  expect(await isMarked(await asBuyer.savedFile())).toBe(true);
  expect(await waysOf(owner)).toEqual(everywhere(true));
});

test('a link shows the watermark by the owner’s purchases, not by the reader’s', async () => {
  const buyer = await shopper(service);
  await buyer.put(product);
  const { orderId } = await buyer.checkOut({ accessNow: true });
  await buyer.settle(orderId, 'pay');
  const owner = await cvOwner(service);
  await owner.choose({ templateId: 30 });
  const { value: link } = await service.call(
    cv.link,
    { params: { id: owner.id }, body: {} },
    { token: owner.token },
  );
  const body = { token: link.address.split('#token=')[1] ?? '' };
  expect((await service.call(cv.openLink, { body }, { token: buyer.token })).value.document.watermark).toBe(
    true,
  );
  expect(await isMarked(await fileOf(service, cv.sharedFile, { body }, { token: buyer.token }))).toBe(true);
});

test('no field of a call says that it was bought', async () => {
  const { token } = await cvOwner(service);
  for (const claim of [{ watermark: false }, { purchased: true }, { sku: '' }, { template: 0 }]) {
    const body = { ...newCv(), templateId: 30, ...claim } as never;
    expect((await fileOf(service, cv.file, { body }, { token })).status).toBe(422);
  }
});

test('without access at once the layout opens when the seven days to cancel are over, and not before', async () => {
  const buyer = await shopper(service);
  const { token } = buyer;
  await buyer.put(product);
  const { orderId } = await buyer.checkOut();
  await buyer.settle(orderId, 'pay');
  const body = { ...newCv(), templateId: 30 } as const;
  const file = async () => isMarked(await fileOf(service, cv.file, { body }, { token }));
  const isPurchased = async () =>
    (await service.call(calls.shop.verifyPurchase, { params: { product: 'CV-T30' } }, { token })).value
      .purchased;
  const detail = async () =>
    (await service.call(calls.shop.product, { params: { id: product } }, { token })).value;
  // A file taken before cancelling would be free.
  expect([await file(), await isPurchased()]).toEqual([true, false]);
  const { owned, beginsAt } = await detail();
  const { cancelBefore } = await buyer.order(orderId);
  expect([owned, Date.parse(beginsAt ?? '') - Date.parse(cancelBefore ?? '')]).toEqual([true, 1]);
  const letter = (await service.mail()).findLast(({ recipient }) => recipient === buyer.email);
  expect(letter?.text).toMatch(/It opens on .*, when the seven days to cancel are over/);
  // A bought layout cannot be bought again before it begins.
  const again = await service.call(
    calls.shop.addToCart,
    { body: { productId: product, quantity: 1 } },
    { token },
  );
  expect(again.status).toBe(409);

  service.clock.advance(7 * DAY + 60_000);
  const { token: later } = await renewedToken(service, buyer);
  expect(await isMarked(await fileOf(service, cv.file, { body }, { token: later }))).toBe(false);
  const { status } = await service.call(
    calls.shop.cancelOrder,
    { params: { id: orderId } },
    { token: later },
  );
  expect(status).toBe(409);
});
