import { fireEvent, waitFor } from '@testing-library/dom';

const PAGE = `
  <header data-first-header>
    <details data-opens="SERVICES"><summary>SERVICES</summary><a href="/myCareer">My Career</a></details>
    <button data-colours></button>
  </header>
  <main><h1>Security</h1><button class="live">Work it out</button></main>`;
const APPLICATION =
  '<template id="application"><link rel="preload" href="/first.js"><script src="/first.js"></script></template>';

const control = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
/** True once the application was started. */
const isBegun = (): boolean => document.querySelector('template') === null;
/** Waits until every file is requested, the first script last; each request is its own task. */
const untilAsked = (): Promise<void> =>
  waitFor(() => {
    const asked = [...document.head.querySelectorAll('link, script')].map(({ outerHTML }) => outerHTML);
    expect(asked).toEqual([expect.stringContaining('link'), expect.stringContaining('script')]);
  });

/** Idle callbacks, called by the test. */
let idle: (() => void)[];

/** Opens the page and runs the script once, as a browser would. */
const open = (): void => {
  jest.isolateModules(() => {
    require('./index.ts');
  });
};

/** Removes the script's listeners, because each test simulates a new page. */
const listened: (() => void)[] = [];

afterEach(() => {
  for (const stop of listened.splice(0)) stop();
  for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener');
});

beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...[name, listener, options]: Parameters<typeof add>) => {
      add(name, listener, options);
      listened.push(() => target.removeEventListener(name, listener));
    };
  }
  idle = [];
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = APPLICATION;
  document.body.innerHTML = PAGE;
  document.documentElement.removeAttribute('data-mode');
  document.documentElement.removeAttribute('data-signed-in');
  Object.assign(window, { requestIdleCallback: (done: () => void) => idle.push(done) });
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});

it('begins the application once the page is there and the browser is idle', async () => {
  open();
  expect(isBegun()).toBe(false);
  fireEvent(window, new Event('load'));
  expect(isBegun()).toBe(false);
  for (const done of idle) done();
  expect(isBegun()).toBe(true);
  expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(1);
  await untilAsked();
});

it('begins it when the text was painted and not before, in a tab that is never painted a second after the load', () => {
  jest.useFakeTimers();
  const paint: ((name: string) => void)[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(heard: (list: object, observer: object) => void) {
      paint.push((name) =>
        heard(
          { getEntriesByName: (asked: string) => (asked === name ? [{}] : []) },
          { disconnect: () => undefined },
        ),
      );
    }
    observe = (): void => undefined;
  }
  Object.assign(window, { PerformanceObserver: Observer });
  open();
  fireEvent(window, new Event('load'));
  paint[0]?.('first-paint');
  expect(idle).toHaveLength(0);
  paint[0]?.('first-contentful-paint');
  expect(idle).toHaveLength(1);
  expect(isBegun()).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(isBegun()).toBe(true);
  Reflect.deleteProperty(window, 'PerformanceObserver');
  jest.useRealTimers();
});

it('begins at the first press that only the application can answer', () => {
  open();
  fireEvent.pointerDown(control('summary'));
  fireEvent.pointerDown(control('[data-colours]'));
  fireEvent.pointerDown(control('details a'));
  expect(isBegun()).toBe(false);
  fireEvent.pointerDown(control('.live'));
  expect(isBegun()).toBe(true);
});

it.each(['localStorage', 'sessionStorage'] as const)(
  'begins at once for a person with a session in the %s',
  (area) => {
    window[area].setItem('phila.access-token', 'token');
    open();
    expect(isBegun()).toBe(true);
    expect(document.documentElement.dataset['signedIn']).toBe('');
  },
);

it('begins nothing in a browser too old for the application, and leaves the page unchanged', () => {
  localStorage.setItem('phila.access-token', 'token');
  localStorage.setItem('phila.mode', 'dark');
  document.documentElement.setAttribute('data-below-floor', '');
  open();
  fireEvent(window, new Event('load'));
  for (const done of idle) done();
  fireEvent.pointerDown(control('.live'));
  expect(isBegun()).toBe(false);
  expect(document.documentElement.dataset).toMatchObject({ mode: 'dark' });
  expect(document.documentElement.dataset).not.toHaveProperty('signedIn');
  document.documentElement.removeAttribute('data-below-floor');
});

it('paints the colours that were chosen before, and changes them as the application does', () => {
  localStorage.setItem('phila.mode', 'dark');
  open();
  const { dataset } = document.documentElement;
  expect(dataset['mode']).toBe('dark');
  expect(control('[data-colours]')).toHaveAccessibleName('Change to light colours');
  control('[data-colours]').click();
  expect([dataset['mode'], localStorage.getItem('phila.mode')]).toEqual(['light', 'light']);
  expect(control('[data-colours]')).toHaveAccessibleName('Change to dark colours');
});

it('closes a menu by a press elsewhere, and by Escape with the focus on its word', () => {
  open();
  const menu = control('details') as HTMLDetailsElement;
  menu.open = true;
  fireEvent.pointerDown(control('details a'));
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(control('h1'));
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.keyDown(control('details a'), { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(control('summary')).toHaveFocus();
});
