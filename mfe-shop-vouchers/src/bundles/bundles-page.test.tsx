import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBundle, sampleOffer, samplePage } from '../testing/samples.ts';
import CartButton from '../cart-button/index.tsx';
import BundlesPage from './bundles-page.tsx';

const { voucher, shop, banner } = calls;

const free = sampleBundle({ id: 2, name: 'Everyday savers', purchasePrice: 0 });
const owned = sampleBundle({ id: 3, name: 'Back to school', owned: true, paidUntil: '2029-11-22' });
const paid = sampleBundle({ causeName: 'Ikhaya School', area: 'Gauteng', donation: 19.9 });

/** Line of the cart with the paid bundle. */
const inCart = {
  cartId: '01935000-0000-7000-8000-000000000001',
  productId: null,
  bundleId: paid.id,
  productName: paid.name,
  quantity: 1,
  individualProductPrice: 199,
  totalProductPrice: 199,
  imageUrl: '',
  isBoughtOnce: true,
  isDelivered: false,
  isAvailable: true,
  unavailableReason: null,
  previousPrice: null,
};

const show = (options: Parameters<typeof renderWithPlatform>[1] = {}) => {
  const { answers = [], ...rest } = options;
  renderWithPlatform(<BundlesPage />, {
    path: '/offers/bundles',
    ...rest,
    answers: [
      answer(banner.advertisementByType, []),
      answer(voucher.employeeBundles, ({ query }) =>
        query.Owned === 'true' ? samplePage([owned]) : samplePage([paid, free], 20, Number(query.PageNumber)),
      ),
      answer(voucher.employeeBundleOffers, [sampleOffer()]),
      ...answers,
    ],
  });
  return userEvent.setup({ delay: null });
};
const section = (name: RegExp) => screen.findByRole('button', { name });

it('has one section open at a time, and begins each at page 1', async () => {
  const person = show();
  const available = await section(/^Available Bundles \(20\)$/);
  const ownedOnes = await section(/^Owned Bundles \(1\)$/);
  const open = () => [available, ownedOnes].map((one) => one.getAttribute('aria-expanded'));
  expect(open()).toEqual(['true', 'false']);
  // Shows four pages for twenty bundles, six a page; at most five pages get a button.
  expect(await screen.findAllByRole('button', { name: /^Page \d$/ })).toHaveLength(4);
  await person.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(fake.sent(voucher.employeeBundles).at(-1)?.query).toMatchObject({ PageNumber: 3, PageSize: 6 });
  await person.click(ownedOnes);
  expect(open()).toEqual(['false', 'true']);
  expect(await screen.findByRole('heading', { name: 'Back to school' })).toBeInTheDocument();
  await person.click(available);
  expect(open()).toEqual(['true', 'false']);
  expect(await screen.findByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await person.click(available);
  expect(open()).toEqual(['false', 'false']);
});

it('says cause, area, value and price, with their words where there is none', async () => {
  show();
  const first = (await screen.findByRole('heading', { name: 'Family weekend' })).closest('li') as HTMLElement;
  expect(first).toHaveTextContent('Gauteng');
  expect(first).toHaveTextContent('Ikhaya School');
  expect(first).toHaveTextContent(/R\s199\.00/);
  expect(first).toHaveTextContent(/R\s850\.00/);
  const second = screen.getByRole('heading', { name: 'Everyday savers' }).closest('li') as HTMLElement;
  expect(second).toHaveTextContent('School/Orginisation');
  expect(second).toHaveTextContent('National');
});

it('puts what costs something into the cart, and says so or that it failed', async () => {
  let isRefused = true;
  const person = show({
    answers: [
      answer(shop.addToCart, () => {
        if (isRefused) throw new CallError(409, 'You own this already');
        return inCart;
      }),
    ],
  });
  const add = await screen.findByRole('button', { name: 'Add To Cart: Family weekend' });
  await person.click(add);
  expect(fake.notices().at(-1)).toMatchObject({
    severity: 'error',
    text: 'Failed to add item to cart. Please try again.',
    detail: 'You own this already',
    hideAfter: 3_000,
  });
  isRefused = false;
  await person.click(add);
  expect(fake.sent(shop.addToCart)[0]?.body).toEqual({ bundleId: 1 });
  expect(fake.notices().at(-1)).toMatchObject({
    severity: 'success',
    text: 'Family weekend has been added to your cart!',
    hideAfter: 3_000,
  });
});

it('says of a bundle that is in the cart already that it is, and adds nothing', async () => {
  renderWithPlatform(
    <>
      <CartButton />
      <BundlesPage />
    </>,
    {
      path: '/offers/bundles',
      answers: [
        answer(banner.advertisementByType, []),
        answer(voucher.employeeBundles, samplePage([paid])),
        answer(shop.cartDetails, [inCart]),
      ],
    },
  );
  await screen.findByRole('link', { name: 'Shopping cart: 1 item' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add To Cart: Family weekend' }));
  expect(fake.notices()).toMatchObject([
    { severity: 'info', text: 'Family weekend is in your cart already', action: 'Go To Cart' },
  ]);
  expect(fake.sent(shop.addToCart)).toEqual([]);
});

it('redeems what costs nothing, and opens it', async () => {
  const person = show({ answers: [answer(voucher.claimBundle, { ...free, owned: true })] });
  await person.click(await screen.findByRole('button', { name: 'Redeem: Everyday savers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Everyday savers' });
  expect(fake.notices()).toMatchObject([{ text: 'Everyday savers is yours', hideAfter: 3_000 }]);
  expect(within(dialog).queryByRole('button', { name: /Redeem/ })).not.toBeInTheDocument();
  expect(
    await within(dialog).findByRole('button', { name: 'More Details of Flat white' }),
  ).toBeInTheDocument();
});

it('says in a bundle’s dialog what of its price goes to the cause', async () => {
  const person = show();
  await person.click(await screen.findByRole('button', { name: 'View details of Family weekend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Family weekend' });
  expect(dialog).toHaveTextContent(/R\s19\.90 of the price goes there/);
});

it('says where there are none', async () => {
  show({ answers: [answer(voucher.employeeBundles, samplePage([]))] });
  expect(await screen.findByText('No Linked bundles found')).toBeInTheDocument();
  expect(await section(/^Available Bundles \(0\)$/)).toBeInTheDocument();
});
