import { waitFor } from '@testing-library/react';
import { calls } from '@phila/contract/calls';
import { startFake } from '../fake.tsx';
import { navigate } from '../navigation/navigate.ts';
import { queryClient } from '../query-client/query-client.ts';
import { leaveDrawn, takeAnswers, takeDrawn } from './drawn-page.ts';
import { wakePage } from './wake-page.ts';

const query = calls.shop.product.query({ params: { id: 7 } });
const ofVisitor = calls.wealth.taxYears.query({});

const open = (html: string) => {
  document.body.innerHTML = `<div id="outlet"><div id="single-spa-application:wealth" data-drawn>${html}</div></div>`;
  const place = document.querySelector<HTMLElement>('[data-drawn]');
  if (place === null) throw new Error('No drawn page');
  return place;
};

beforeEach(() => startFake({ signedIn: false, path: '/loanCalculator' }));

it.each([false, true])(
  'the page’s answers are those of its queries; to a signed-in person (%s) a visitor’s are old',
  (signedIn) => {
    startFake({ signedIn });
    document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify([
      { key: query.queryKey, value: { productId: 7 } },
      { key: ofVisitor.queryKey, value: [] },
    ])}</script>`;
    takeAnswers();
    expect(queryClient.getQueryData(query.queryKey)).toEqual({ productId: 7 });
    const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.dataUpdatedAt === 1;
    expect([isOld(query.queryKey), isOld(ofVisitor.queryKey)]).toEqual([signedIn, false]);
  },
);

it('a drawn page is taken once, and wakes with its controls, styles and slots', () => {
  const place = open(
    '<button inert data-asleep>Pin</button><p data-asleep-style="width: 3px"></p><div data-asleep-slot="landing"></div>',
  );
  wakePage();
  expect(place.querySelector('button')).toHaveAttribute('inert');
  expect([takeDrawn(place), takeDrawn(place)]).toEqual([true, false]);
  wakePage();
  expect(place.innerHTML).toBe(
    '<button>Pin</button><p style="width: 3px;"></p><div data-slot="landing"></div>',
  );
  expect(document.querySelector('[data-drawn]')).toBeNull();
});

it('a drawn page goes with its address, unless React has it', async () => {
  const place = open('<h1>Loan</h1>');
  leaveDrawn();
  navigate('/loanCalculator?x=1');
  expect(place).not.toBeEmptyDOMElement();
  navigate('/netWealth');
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  expect(takeDrawn(place)).toBe(false);
  const taken = open('<h1>Net</h1>');
  leaveDrawn();
  takeDrawn(taken);
  navigate('/security');
  await new Promise((resolve) =>
    window.addEventListener('single-spa:routing-event', resolve, { once: true }),
  );
  expect(taken).not.toBeEmptyDOMElement();
});
