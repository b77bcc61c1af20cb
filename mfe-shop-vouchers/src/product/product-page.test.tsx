import { calls, type CartLine, type ProductDetail } from '@phila/contract/calls';
import { CallError, navigate } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { RoutedPages } from '@phila/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readVisitorCart } from '../visitor-cart/visitor-cart.ts';
import ProductPage from './product-page.tsx';

const { addToCart, product } = calls.shop;
const { imagesForDevice } = calls.image;

const course: ProductDetail = {
  productId: 7,
  productName: 'First aid level 1',
  sku: 'course-first-aid-1',
  categoryId: 1,
  categoryName: 'Short courses',
  price: 890,
  productShortDescription: 'Two **days**.',
  productDescription: '## What you get\n- Burns\n<script>alert(1)</script>\n[bad](javascript:alert(1))',
  imageUrl: '/api/v1/Image/file/2/7/1/0.webp?v=ab12',
  link: '',
  owned: false,
  isBoughtOnce: false,
  isDelivered: false,
};

const route = { path: '/offers/product/:productId', page: 'product', title: 'Product Details' };
const declaration = {
  routes: [{ ...route, layout: 'portal' as const, access: 'person' as const }],
};
const pages = { product: async () => ({ default: ProductPage }) };
const scrolled = jest.fn();
const added: CartLine = {
  cartId: '01935000-0000-7000-8000-000000000001',
  productId: 7,
  bundleId: null,
  productName: 'First aid level 1',
  quantity: 1,
  individualProductPrice: 890,
  totalProductPrice: 890,
  imageUrl: '',
  isBoughtOnce: false,
  isDelivered: false,
  isAvailable: true,
  unavailableReason: null,
  previousPrice: null,
};

const show = (
  detail: ProductDetail | (() => never),
  { signedIn = true, path = '/offers/product/7' }: { signedIn?: boolean; path?: string } = {},
) =>
  renderWithPlatform(<RoutedPages declaration={declaration} pages={pages} />, {
    signedIn,
    path,
    answers: [answer(product, detail), answer(addToCart, added)],
  });

beforeEach(() => {
  window.scrollTo = scrolled;
  window.localStorage.removeItem('phila.visitor-cart');
});

it('shows name, price, both descriptions as safe formatted text, and begins at the top', async () => {
  const { container } = show(course);
  expect(await screen.findByRole('heading', { level: 1, name: 'First aid level 1' })).toBeInTheDocument();
  expect(await screen.findByText(/^R\s890\.00$/)).toBeInTheDocument();
  expect(screen.getByText('days').tagName).toBe('STRONG');
  expect(screen.getByRole('region', { name: 'Product Details' })).toHaveTextContent('Burns');
  expect(container.querySelector('script, a[href^="javascript"]')).toBeNull();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('begins each product at the top', async () => {
  show(course);
  await screen.findByRole('heading', { level: 1, name: 'First aid level 1' });
  scrolled.mockClear();
  fake.answer(answer(product, { ...course, productId: 8, productName: 'First aid level 2' }));
  act(() => navigate('/offers/product/8'));
  expect(await screen.findByRole('heading', { level: 1, name: 'First aid level 2' })).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(fake.sent(product)).toEqual([{ params: { id: 7 } }, { params: { id: 8 } }]);
});

it('adds to the cart, with the words of the specification', async () => {
  show(course);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(fake.sent(addToCart)).toEqual([{ body: { productId: 7, quantity: 1 } }]);
  expect(fake.notices()).toMatchObject([
    { severity: 'success', text: 'Successfully added product to cart!', hideAfter: 3_000 },
  ]);
  fake.answer(
    answer(addToCart, () => {
      throw new CallError(409, 'You own this already');
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(fake.notices().at(-1)).toMatchObject({
    severity: 'error',
    text: 'Failed to add product to cart!',
    detail: 'You own this already',
  });
});

it('sends what is pressed again after a lost reply under the same key, and a later press under another', async () => {
  show(course);
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  fake.answer(
    answer(addToCart, () => {
      throw new CallError(0, 'No reply');
    }),
  );
  await press();
  await waitFor(() => expect(fake.notices()).toHaveLength(1));
  fake.answer(answer(addToCart, added));
  await press();
  await waitFor(() => expect(fake.notices()).toHaveLength(2));
  await press();
  await waitFor(() => expect(fake.keys(addToCart)).toHaveLength(3));
  const [first, again, later] = fake.keys(addToCart);
  expect(first).toBeDefined();
  expect(again).toBe(first);
  expect(later).not.toBe(first);
});

it('keeps what a visitor adds in the browser', async () => {
  show(course, { signedIn: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(readVisitorCart().lines).toEqual([{ productId: 7, quantity: 1 }]);
  expect(screen.getByRole('link', { name: 'Go To Cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Return to Offers' })).toHaveAttribute('href', '/shop');
});

it('keeps one of what is bought once, added however often', async () => {
  show({ ...course, sku: 'cv-t30', isBoughtOnce: true }, { signedIn: false });
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  await userEvent.click(add);
  await userEvent.click(add);
  expect(readVisitorCart().lines).toEqual([{ productId: 7, quantity: 1 }]);
  expect(fake.notices().map(({ text }) => text)).toEqual([
    'Successfully added product to cart!',
    'This is in your cart already',
  ]);
});

it.each([
  ['https://khulisa-academy.example/x', 'https://khulisa-academy.example/x'],
  ['javascript:alert(1)', '/offers/product/7'],
  ['', '/offers/product/7'],
])('opens what is free by its link %j in a new tab', async (link, href) => {
  show({ ...course, price: 0, link });
  const open = await screen.findByRole('link', { name: 'Open Link' });
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([href, '_blank']);
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
});

it('shows a draft to those who may see it, and does not sell it', async () => {
  show({ ...course, isDraft: true });
  expect(await screen.findByText('Only administrators see this page')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
});

it('says what is owned, and does not sell it again', async () => {
  show({ ...course, owned: true });
  expect(await screen.findByRole('button', { name: 'Owned' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
});

it.each(['/offers/product/7', '/offers/product/first-aid'])(
  'says at %s that there is no such course',
  async (path) => {
    show(
      () => {
        throw new CallError(404, 'Not found');
      },
      { path },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Course not found' })).toBeInTheDocument();
  },
);

const pictures = (items: { id: number; itemId: number; url: string; image: string }[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 10,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
});

it('shows the bytes of a picture whose address does not come', async () => {
  const { container } = show(course);
  await screen.findByRole('button', { name: 'Add to Cart' });
  const image = 'data:image/webp;base64,UklGRg==';
  let send: (value: ReturnType<typeof pictures>) => void = () => undefined;
  fake.answer(
    answer(imagesForDevice, () => new Promise<ReturnType<typeof pictures>>((resolve) => (send = resolve))),
  );
  act(() => void container.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  await act(async () => send(pictures([{ id: 7, itemId: 7, url: '', image }])));
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', image));
  // Type Product, quality Half, device Desktop.
  expect(fake.sent(imagesForDevice)).toEqual([
    { params: { type: 2, quality: 1, device: 0 }, query: { productId: 7, Counted: 'false' } },
  ]);
});

it('shows the picture over the whole window when asked', async () => {
  show(course);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the picture larger' }));
  const larger = await screen.findByRole('dialog', { name: `Picture of ${course.productName}` });
  expect(within(larger).getByRole('img', { name: `Picture of ${course.productName}` })).toBeInTheDocument();
  const smaller = within(larger).getByRole('button', { name: 'Smaller' });
  expect(smaller).toBeDisabled();
  await userEvent.click(within(larger).getByRole('button', { name: 'Larger' }));
  await waitFor(() => expect(smaller).toBeEnabled());
});

it('says where a picture has no bytes either', async () => {
  const { container } = show(course);
  await screen.findByRole('button', { name: 'Add to Cart' });
  fake.answer(answer(imagesForDevice, pictures([])));
  const image = container.querySelector('img');
  act(() => void image?.dispatchEvent(new Event('error')));
  expect(await screen.findByText('No image available: Product')).toBeInTheDocument();
  expect(screen.getByText('No image data received from server')).toBeInTheDocument();
});

it('says when what is bought opens, where that is later', async () => {
  show({ ...course, owned: true, beginsAt: '2026-12-02T08:00:00.000Z' });
  expect(await screen.findByText(/It opens on 2 December 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
});

it('says to those who own it how to begin, and where everything of theirs is', async () => {
  const begin = {
    words: 'Bring your **ID**.',
    date: null,
    place: 'Durban',
    link: '/documents',
    file: null,
    download: { fileName: 'first-aid.pdf', size: 2048 },
    code: 'AID-1',
  };
  show({ ...course, owned: true, begin });
  const region = within(await screen.findByRole('region', { name: 'How to begin' }));
  expect(region.getByText('ID').tagName).toBe('STRONG');
  expect(region.getByText('AID-1')).toBeInTheDocument();
  expect(region.getByRole('button', { name: 'Download first-aid.pdf (2 KB)' })).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Open First aid level 1' })).toHaveAttribute('href', '/documents');
  expect(screen.getByRole('link', { name: 'What I own' })).toHaveAttribute('href', '/offers/owned');
  expect(screen.getByRole('button', { name: 'Owned' })).toBeDisabled();
});

it('offers a service again to who bought it, and says where the first is', async () => {
  const begin = {
    words: 'Book.',
    date: null,
    place: null,
    link: null,
    file: null,
    download: null,
    code: null,
  };
  show({ ...course, owned: false, begin });
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  expect(screen.queryByText('Owned')).not.toBeInTheDocument();
  expect(screen.getByText(/You bought it before, and can buy it again/)).toBeInTheDocument();
});

it('opens what begins later at once, at the request of the person', async () => {
  show({ ...course, owned: true, beginsAt: '2026-12-02T08:00:00.000Z', opensWithOrder: 12 });
  expect(await screen.findByRole('button', { name: 'Open it now' })).toBeInTheDocument();
});
