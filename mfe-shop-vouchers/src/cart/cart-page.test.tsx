import { calls, type CartLine } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addForVisitor, readVisitorCart } from '../visitor-cart/visitor-cart.ts';
import CartPage from './cart-page.tsx';

const { cartDetails, cartTotal, changeQuantity, price, removeFromCart } = calls.shop;

const id = (last: number) => `01935000-0000-7000-8000-00000000000${last}`;
const line = (more: Partial<CartLine> = {}): CartLine => ({
  cartId: id(1),
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
  ...more,
});

/** Fakes the service's cart; each call changes it. */
const service = (...first: CartLine[]) => {
  let lines = first;
  return [
    answer(cartDetails, () => lines),
    answer(cartTotal, () =>
      lines.reduce(
        (sum, { isAvailable, totalProductPrice }) => sum + (isAvailable ? totalProductPrice : 0),
        0,
      ),
    ),
    answer(changeQuantity, ({ params, body }) => {
      lines = lines.map((one) =>
        one.cartId === params.id
          ? {
              ...one,
              quantity: body.quantity,
              previousPrice: null,
              totalProductPrice: one.individualProductPrice * body.quantity,
            }
          : one,
      );
      return line();
    }),
    answer(removeFromCart, ({ params }) => {
      lines = lines.filter(({ cartId }) => cartId !== params.id);
      return true;
    }),
  ];
};
const show = (...lines: CartLine[]) => renderWithPlatform(<CartPage />, { answers: service(...lines) });
const notices = () => fake.notices().map(({ severity, text, hideAfter }) => [severity, text, hideAfter]);

beforeEach(() => window.localStorage.removeItem('phila.visitor-cart'));

it('shows each line with its quantity and price, and what all of them cost', async () => {
  show(
    line(),
    line({ cartId: id(2), productId: 8, productName: 'Spreadsheets', quantity: 2, totalProductPrice: 1_780 }),
  );
  const list = within(await screen.findByRole('table', { name: 'Shopping cart' }));
  expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Qty',
    'Price',
    'Total',
    'Remove',
  ]);
  expect(list.getByRole('link', { name: 'Spreadsheets' })).toHaveAttribute('href', '/offers/product/8');
  expect(screen.getByText(/^R\s2\s670\.00$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

it('changes quantities with the words of the specification, for 3 seconds', async () => {
  show(line());
  await userEvent.click(await screen.findByRole('button', { name: 'One more First aid level 1' }));
  expect(await screen.findByText(/^R\s1\s780\.00$/, { selector: 'p span' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'One less First aid level 1' }));
  expect(fake.sent(changeQuantity).map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 1 }]);
  expect(notices()).toEqual([
    ['success', 'Item quantity increased', 3_000],
    ['info', 'Item quantity decreased', 3_000],
  ]);
});

it('asks at the last one whether it is to go, and takes it out', async () => {
  show(line());
  const less = await screen.findByRole('button', { name: 'One less First aid level 1' });
  await userEvent.click(less);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(fake.sent(removeFromCart)).toEqual([]);
  await userEvent.click(less);
  const question = within(screen.getByRole('alertdialog', { name: 'Remove First aid level 1?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();
  expect(notices()).toEqual([['info', 'Item removed from cart', 3_000]]);
});

it('has no plus and no minus for what is bought once', async () => {
  show(line({ productId: null, bundleId: 3, productName: 'Family bundle', isBoughtOnce: true }));
  expect(await screen.findByRole('button', { name: 'Remove Family bundle' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^One (more|less)/ })).not.toBeInTheDocument();
});

it('hides lines without a quantity', async () => {
  show(line({ quantity: 0 }));
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
});

it('says what cannot be bought and what costs something else, before anything is paid', async () => {
  show(
    line({ previousPrice: 790 }),
    line({ cartId: id(2), productName: 'Old course', isAvailable: false, unavailableReason: 'gone' }),
  );
  expect(await screen.findByRole('note', { name: 'A price has changed' })).toBeInTheDocument();
  expect(screen.getByText('No longer on offer')).toBeInTheDocument();
  expect(screen.getByText(/^R\s790\.00$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(fake.sent(changeQuantity)).toMatchObject([{ params: { id: id(1) }, body: { quantity: 1 } }]);
  expect(screen.queryByRole('note', { name: 'A price has changed' })).not.toBeInTheDocument();
});

it('says where a change did not reach the service', async () => {
  show(line());
  await screen.findByText('First aid level 1', { selector: 'a' });
  fake.answer(
    answer(changeQuantity, () => {
      throw new CallError(0, 'We cannot reach the service.');
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'One more First aid level 1' }));
  expect(fake.notices()).toMatchObject([
    { severity: 'error', text: 'Your cart was not changed', detail: 'We cannot reach the service.' },
  ]);
});

it('has a visitor’s cart out of the browser, priced by the service', async () => {
  renderWithPlatform(<CartPage />, {
    signedIn: false,
    prepare: () => void addForVisitor({ productId: 7, quantity: 2 }),
    answers: [
      answer(price, ({ body }) => ({
        lines: body.lines.map(({ quantity }) => ({
          productId: 7,
          bundleId: null,
          productName: 'First aid level 1',
          quantity,
          individualProductPrice: 890,
          totalProductPrice: 890 * quantity,
          imageUrl: '',
          isBoughtOnce: false,
          isDelivered: false,
          isAvailable: true,
          unavailableReason: null,
        })),
        total: body.lines.reduce((sum, { quantity }) => sum + 890 * quantity, 0),
      })),
    ],
  });
  expect(await screen.findByRole('link', { name: 'First aid level 1' })).toHaveAttribute(
    'href',
    '/product/7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove First aid level 1' }));
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  expect(readVisitorCart().lines).toEqual([]);
  act(() => void addForVisitor({ productId: 7, quantity: 1 }));
  expect(await screen.findByRole('button', { name: 'Checkout' })).toBeInTheDocument();
});
