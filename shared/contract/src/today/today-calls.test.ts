import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as calls from '../calls/index.ts';
import { everyCall } from '../calls/every-call.ts';
import { may } from '../permissions/permission.ts';
import { faultOfToday, isTodayCall } from './today-calls.ts';
import { todayCards } from './today-card.ts';

const all = everyCall(calls).map((one) => one.call);
const read = { method: 'GET', path: '/Tried/cards', access: 'person', summary: 'Tried.' } as const;

test('a read of the person’s own cards may be declared', () => {
  expect(isTodayCall(call({ ...read, value: todayCards }))).toBe(true);
  expect(isTodayCall(calls.shop.todayOrders)).toBe(true);
});

test.each([
  ['with another answer', call({ ...read, value: z.array(z.string()) })],
  ['for anyone', call({ ...read, access: 'anyone', value: todayCards })],
  ['with a permission', call({ ...read, access: may('shop.orders.read'), value: todayCards })],
  ['that writes', call({ ...read, method: 'POST', value: todayCards })],
  ['with parameters', call({ ...read, params: z.object({ id: z.string() }), value: todayCards })],
])('a call %s may not', (_, tried) => expect(isTodayCall(tried)).toBe(false));

test('a fault names the path', () => {
  const fault = (path: string) => faultOfToday([{ call: path }], all);
  expect(fault('/Shop/today-orders')).toBeNull();
  expect(fault('/Shop/nothing')).toBe('Today has cards from /Shop/nothing, which no call reads');
  expect(fault('/Shop/orders')).toBe('Today has cards from /Shop/orders, which answers with something else');
});
