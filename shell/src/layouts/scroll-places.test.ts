import { followScrolling, isReturn } from './scroll-places.ts';

let high = 5_000;
let grown: () => void = () => undefined;
let stop: () => void = () => undefined;
const original = globalThis.ResizeObserver;

beforeEach(() => {
  high = 5_000;
  globalThis.ResizeObserver = class {
    constructor(heard: ResizeObserverCallback) {
      grown = () => heard([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grown = () => undefined;
    }
  };
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => high);
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation(((to: ScrollToOptions) => scrolledTo(to.top ?? 0)) as never);
  window.history.replaceState(null, '', '/details/banking');
  scrolledTo(0);
  stop = followScrolling();
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  globalThis.ResizeObserver = original;
  jest.restoreAllMocks();
});

const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
};
const moved = () => window.dispatchEvent(new Event('single-spa:routing-event'));
const press = (path: string) => {
  window.dispatchEvent(new MouseEvent('click'));
  window.history.pushState(null, '', path);
  moved();
  scrolledTo(0);
};
const goBack = async () => {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await gone;
  moved();
};

it('goes where the person was with Back, and again as the rows come', async () => {
  scrolledTo(1_200);
  press('/settings');
  expect(isReturn()).toBe(false);
  // Returns to a page that has no rows yet.
  high = window.innerHeight + 300;
  await goBack();
  expect(isReturn()).toBe(true);
  expect(window.scrollY).toBe(300);
  high = 5_000;
  grown();
  expect(window.scrollY).toBe(1_200);
});

it('leaves the page where the person scrolls it in the meantime', async () => {
  scrolledTo(1_200);
  press('/settings');
  high = window.innerHeight + 300;
  await goBack();
  window.dispatchEvent(new Event('wheel'));
  scrolledTo(40);
  high = 5_000;
  grown();
  expect(window.scrollY).toBe(40);
});

it('goes there again after a reload that was quicker than the event of the last scrolling', () => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 900 });
  window.dispatchEvent(new Event('pagehide'));
  stop();
  scrolledTo(0);
  stop = followScrolling();
  expect(window.scrollY).toBe(900);
});

it('goes there again after a reload', () => {
  scrolledTo(900);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  scrolledTo(0);
  stop = followScrolling();
  expect(window.scrollY).toBe(900);
});

it('remembers where the person went after a reload at the top of the page', async () => {
  window.dispatchEvent(new Event('pagehide'));
  stop();
  stop = followScrolling();
  // Scrolls without a wheel, press or key, as the browser's search in the page does.
  scrolledTo(240);
  press('/settings');
  await goBack();
  expect(window.scrollY).toBe(240);
});

it('takes the entry of a dialog for its page', () => {
  scrolledTo(700);
  window.history.pushState({ ...window.history.state, dialogs: ['a'] }, '');
  moved();
  expect(window.scrollY).toBe(700);
  expect(isReturn()).toBe(false);
});
