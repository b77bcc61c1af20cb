import { reset, store } from '../store/store.ts';
import { endFollowing, signIn, signOut, startSession } from '../session/session.ts';
import { removeTokens } from '../session/tokens.ts';
import { tokenWith } from '../testing/token.ts';
import { success, wire } from '../testing/wire.ts';
import { keepForPerson } from './keep-for-person.ts';

beforeEach(async () => {
  wire(() => success(true));
  await startSession();
  signIn({ accessToken: tokenWith(), refreshToken: 'r' });
});
afterEach(() => {
  endFollowing();
  removeTokens();
  store.dispatch(reset());
  localStorage.clear();
});

it('keeps a text for the person who is signed in, and removes it when they sign out', async () => {
  const draft = keepForPerson('career.draft');
  draft.write('half a letter');
  // Kept by a page that is not loaded now.
  localStorage.setItem('phila.person.wealth.goal', '1');
  localStorage.setItem('phila.mode', 'dark');
  expect(keepForPerson('career.draft').read()).toBe('half a letter');
  await signOut();
  expect(draft.read()).toBeNull();
  expect(localStorage.getItem('phila.person.wealth.goal')).toBeNull();
  expect(localStorage.getItem('phila.mode')).toBe('dark');
});

it('shows nothing of it to another person', () => {
  const draft = keepForPerson('career.draft');
  draft.write('half a letter');
  signIn({ accessToken: tokenWith({ sub: 'sipho' }), refreshToken: 'r2' });
  expect(draft.read()).toBeNull();
});
