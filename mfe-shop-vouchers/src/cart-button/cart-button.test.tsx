import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import { addForVisitor, readVisitorCart } from '../visitor-cart/visitor-cart.ts';
import CartButton from './index.tsx';

const { cartDetails, mergeCart } = calls.shop;

const lines = (...quantities: number[]) =>
  quantities.map((quantity, at) => ({
    cartId: `01935000-0000-7000-8000-00000000000${at}`,
    productId: at + 1,
    bundleId: null,
    productName: 'A course',
    quantity,
    individualProductPrice: 1,
    totalProductPrice: quantity,
    imageUrl: '',
    isBoughtOnce: false,
    isDelivered: false,
    isAvailable: true,
    unavailableReason: null,
    previousPrice: null,
  }));

it('counts the sum of the quantities, and leads to the cart', async () => {
  renderWithPlatform(<CartButton />, { answers: [answer(cartDetails, lines(2, 3))] });
  expect(await screen.findByRole('link', { name: 'Shopping cart: 5 items' })).toHaveAttribute(
    'href',
    '/offers/cart',
  );
});

it('shows no number for an empty cart, and none above 99', async () => {
  const { unmount } = renderWithPlatform(<CartButton />, { answers: [answer(cartDetails, [])] });
  expect(await screen.findByRole('link', { name: 'Shopping cart: empty' })).toHaveTextContent('');
  unmount();
  renderWithPlatform(<CartButton />, { answers: [answer(cartDetails, lines(99, 9))] });
  expect(await screen.findByRole('link', { name: 'Shopping cart: 108 items' })).toHaveTextContent('99+');
});

it('asks again as one comes back to the window', async () => {
  renderWithPlatform(<CartButton />, { answers: [answer(cartDetails, lines(1))] });
  await screen.findByRole('link', { name: 'Shopping cart: 1 item' });
  fake.answer(answer(cartDetails, lines(4)));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('link', { name: 'Shopping cart: 4 items' })).toBeInTheDocument();
});

describe('the cart from before signing in', () => {
  it('is merged once, under the name of its cart, and what was refused is said', async () => {
    renderWithPlatform(<CartButton />, {
      prepare: () => {
        addForVisitor({ productId: 7, quantity: 2 });
        addForVisitor({ bundleId: 3, quantity: 1 });
      },
      answers: [
        answer(cartDetails, []),
        answer(mergeCart, {
          added: 1,
          refused: [{ productName: 'Family bundle', message: 'You own this already' }],
        }),
      ],
    });
    await waitFor(() => expect(readVisitorCart().lines).toEqual([]));
    expect(fake.sent(mergeCart)).toEqual([
      {
        body: {
          lines: [
            { productId: 7, quantity: 2 },
            { bundleId: 3, quantity: 1 },
          ],
        },
      },
    ]);
    expect(fake.notices()).toMatchObject([
      { severity: 'success', text: 'What you chose before signing in is in your cart' },
      {
        severity: 'warning',
        text: 'Family bundle is not in your cart',
        detail: 'You own this already',
      },
    ]);
  });

  it('stays in the browser while the service cannot be reached', async () => {
    renderWithPlatform(<CartButton />, {
      prepare: () => void addForVisitor({ productId: 7, quantity: 1 }),
      answers: [
        answer(cartDetails, []),
        answer(mergeCart, () => {
          throw new CallError(0, 'We cannot reach the service.');
        }),
      ],
    });
    await waitFor(() => expect(fake.notices()).toHaveLength(1));
    expect(readVisitorCart().lines).toEqual([{ productId: 7, quantity: 1 }]);
    expect(fake.sent(mergeCart)).toHaveLength(1);
  });
});
