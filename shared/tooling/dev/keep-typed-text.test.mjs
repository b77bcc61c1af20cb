import { JSDOM } from 'jsdom';
import { keepTypedText } from './keep-typed-text.mjs';

const FORM = `
  <label>First name <input name="firstName" value="Thandi"></label>
  <label>Password <input type="password" name="password"></label>
  <label>Notes <textarea name="notes"></textarea></label>
  <label>Country <select name="country"><option>ZA</option><option>NA</option></select></label>
  <label>Current <input type="checkbox" name="current"></label>
  <input aria-label="Row" name="row"><input aria-label="Row" name="row">`;

let opened = [];
afterEach(() => {
  for (const window of opened) window.close();
  opened = [];
});

const page = (path, stored = {}) => {
  const { window } = new JSDOM('<!doctype html><main></main>', { url: `http://localhost${path}` });
  opened.push(window);
  for (const [key, value] of Object.entries(stored)) window.sessionStorage.setItem(key, value);
  keepTypedText(window);
  return window;
};

const draw = (window, html = FORM) => {
  window.document.querySelector('main').innerHTML = html;
  return (name, at = 0) => window.document.getElementsByName(name)[at];
};

const type = (window, field, value) => {
  if (field.type === 'checkbox') field.checked = value;
  else field.value = value;
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
};

/** Leaves the page as for a reload by the development server. Returns the storage that the next page finds. */
const leave = (window) => {
  window.dispatchEvent(new window.Event('pagehide'));
  return { ...window.sessionStorage };
};

const mutated = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('typed text is back once the page has drawn its fields', async () => {
  const before = page('/travel');
  const old = draw(before);
  type(before, old('firstName'), 'Nomsa');
  type(before, old('notes'), 'two\nlines');
  type(before, old('country'), 'NA');
  type(before, old('current'), true);
  type(before, old('row', 1), 'second');

  const after = page('/travel', leave(before));
  const heard = [];
  after.addEventListener('input', ({ target }) => heard.push(target.name));
  const field = draw(after);
  await mutated();
  expect(field('firstName').value).toBe('Nomsa');
  expect(field('notes').value).toBe('two\nlines');
  expect(field('country').value).toBe('NA');
  expect(field('current').checked).toBe(true);
  expect([field('row', 0).value, field('row', 1).value]).toEqual(['', 'second']);
  expect(heard).toEqual(expect.arrayContaining(['firstName', 'notes', 'country', 'row']));

  // Keeps the text over a second edit too.
  const third = page('/travel', leave(after));
  const again = draw(third);
  await mutated();
  expect(again('firstName').value).toBe('Nomsa');
});

test('text that was not typed, and passwords, are not kept', () => {
  const window = page('/travel');
  const field = draw(window);
  type(window, field('password'), 'Secret-1');
  expect(leave(window)).toEqual({});
});

test('data that come later are not put over it, until the person goes on', async () => {
  const before = page('/travel');
  type(before, draw(before)('firstName'), 'Nomsa');
  const after = page('/travel', leave(before));
  const field = draw(after);
  await mutated();
  field('firstName').value = 'Thandi';
  after.document.querySelector('main').append(after.document.createElement('p'));
  await mutated();
  expect(field('firstName').value).toBe('Nomsa');
  after.dispatchEvent(new after.Event('keydown'));
  field('firstName').value = 'Nomsa M';
  after.document.querySelector('main').append(after.document.createElement('p'));
  await mutated();
  expect(field('firstName').value).toBe('Nomsa M');
});

test('another page does not get it', async () => {
  const before = page('/travel');
  type(before, draw(before)('firstName'), 'Nomsa');
  const after = page('/details', leave(before));
  const field = draw(after);
  await mutated();
  expect(field('firstName').value).toBe('Thandi');
});
