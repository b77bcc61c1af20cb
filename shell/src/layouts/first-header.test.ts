import { endFirstHeader, openedBefore } from './first-header.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <header data-first-header>
      <a href="#main">Skip to the content</a><a href="/">Phila</a>
      <details data-opens="SERVICES" open><summary>SERVICES</summary><a href="/myCareer">My Career</a></details>
      <details data-opens="mobileMenu"><summary>Menu</summary></details>
    </header>
    <div id="root"><a href="#main">Skip to the content</a><header><a href="/">Phila</a><button>SERVICES</button><a href="/myCareer">My Career</a></header></div>`;
});
const ownHeader = () => document.querySelector('#root header');

it('says what is open in it, and is gone then', () => {
  expect(openedBefore()).toBe('SERVICES');
  endFirstHeader();
  expect(document.querySelector('[data-first-header]')).toBeNull();
  expect(openedBefore()).toBeUndefined();
});

it('hands on the focus of its way past itself, which stands before the shell’s header', () => {
  document.querySelector<HTMLElement>('[data-first-header] a')?.focus();
  endFirstHeader();
  expect(document.querySelector('#root > a')).toHaveFocus();
});

it.each([
  ['summary', 'button'],
  ['details a', 'a[href="/myCareer"]'],
])('hands on the focus of its %s', (from, to) => {
  document.querySelector<HTMLElement>(`[data-first-header] ${from}`)?.setAttribute('tabindex', '0');
  document.querySelector<HTMLElement>(`[data-first-header] ${from}`)?.focus();
  endFirstHeader();
  expect(ownHeader()?.querySelector(to)).toHaveFocus();
});

it('takes the focus from nowhere else', () => {
  endFirstHeader();
  expect(document.body).toHaveFocus();
});
