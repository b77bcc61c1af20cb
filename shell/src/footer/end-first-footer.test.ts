import { notePresses } from '../before-start/note-presses.ts';
import { endFirstFooter } from './end-first-footer.ts';

const CONTROLS =
  '<a href="/privacyPolicy">Privacy policy</a><button>Show the map here</button><button>Choices</button>';

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><footer>${CONTROLS}</footer></div>
    <div data-first-footer><footer>${CONTROLS}</footer></div>`;
});
const before = (selector: string) => document.querySelector<HTMLElement>(`[data-first-footer] ${selector}`);
const own = (selector: string) => document.querySelector<HTMLElement>(`#root ${selector}`);

it('is taken out, and takes the focus from nowhere', () => {
  endFirstFooter();
  expect(document.querySelector('[data-first-footer]')).toBeNull();
  expect(document.body).toHaveFocus();
  // Runs again, as on each later page of the visit.
  endFirstFooter();
  expect(own('footer')).toBeInTheDocument();
});

it('hands on the focus to the same control', () => {
  before('a')?.focus();
  endFirstFooter();
  expect(own('a')).toHaveFocus();
});

it('has the last button that was pressed in it pressed in the other', () => {
  notePresses();
  const pressed: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('#root button'))
    button.addEventListener('click', () => pressed.push(button.textContent));
  before('button')?.click();
  before('button:last-of-type')?.click();
  endFirstFooter();
  expect(pressed).toEqual(['Choices']);
});
