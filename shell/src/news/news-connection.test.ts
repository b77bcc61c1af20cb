import { NewsConnection } from './news-connection.ts';
import { FakeSocket, headline, useFakeSockets } from './testing.ts';

let connection: NewsConnection;
let leave: () => void;
const titles = () => connection.news().items.map(({ Id }) => Id);
const state = () => connection.news().state;

beforeEach(() => {
  jest.useFakeTimers();
  // Makes each pause the mean of its range.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  useFakeSockets();
  connection = new NewsConnection();
  leave = connection.subscribe(() => undefined);
});
afterEach(() => {
  leave();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('opens with the first who looks and closes with the last', () => {
  expect([FakeSocket.all.length, state()]).toEqual([1, 'connecting']);
  expect(FakeSocket.last.address).toBe('ws://localhost/api/v1/News/rss');
  const second = connection.subscribe(() => undefined);
  FakeSocket.last.opens();
  expect([FakeSocket.all.length, state()]).toEqual([1, 'open']);
  leave();
  expect(FakeSocket.last.isClosed).toBe(false);
  second();
  expect([FakeSocket.last.isClosed, state()]).toEqual([true, 'closed']);
});

it('keeps the last three, the newest first', () => {
  FakeSocket.last.says(...[1, 2, 3, 4].map(headline));
  expect(titles()).toEqual([4, 3, 2]);
  FakeSocket.last.says(headline(4));
  expect(titles()).toEqual([4, 3, 2]);
});

it.each([
  'rubbish',
  'null',
  '[]',
  { Id: 9, Title: 'T', Link: 'javascript:alert(1)' },
  { Id: '9', Title: 'T', Link: 'https://news.example/' },
  { Id: 9, Link: 'https://news.example/' },
])('does not show %j', (message) => {
  FakeSocket.last.says(message);
  expect(titles()).toEqual([]);
});

it('takes a lost connection up where it broke off, after 1 s doubled to 30 s', () => {
  FakeSocket.last.opens();
  FakeSocket.last.says(headline(7));
  for (const wait of [1, 2, 4, 8, 16, 30, 30]) {
    FakeSocket.last.ends(1006);
    expect(state()).toBe('error');
    const before = FakeSocket.all.length;
    jest.advanceTimersByTime(wait * 1_000 - 1);
    expect(FakeSocket.all).toHaveLength(before);
    jest.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
    expect(FakeSocket.last.address).toBe('ws://localhost/api/v1/News/rss?after=7');
  }
  FakeSocket.last.opens();
  FakeSocket.last.says(headline(8));
  expect([state(), titles()]).toEqual(['open', [8, 7]]);
  // Restarts the count of failures, as the connection was open.
  FakeSocket.last.ends(1001);
  expect(state()).toBe('closed');
  jest.advanceTimersByTime(1_000);
  expect(FakeSocket.last.address).toBe('ws://localhost/api/v1/News/rss?after=8');
});

it('does not wait once the network is back', () => {
  FakeSocket.last.ends(1006);
  jest.advanceTimersByTime(1_000);
  FakeSocket.last.ends(1006);
  const before = FakeSocket.all.length;
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
  jest.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

it('closes the connection of a page that is hidden for a minute', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  FakeSocket.last.opens();
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(59_999);
  expect(FakeSocket.last.isClosed).toBe(false);
  jest.advanceTimersByTime(1);
  expect([FakeSocket.last.isClosed, state()]).toEqual([true, 'closed']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([FakeSocket.all.length, state()]).toEqual([2, 'connecting']);
});

it('no longer hears a socket that it let go of', () => {
  const old = FakeSocket.last;
  leave();
  leave = connection.subscribe(() => undefined);
  old.says(headline(1));
  old.ends(1006);
  expect([titles(), state(), FakeSocket.all.length]).toEqual([[], 'connecting', 2]);
});
