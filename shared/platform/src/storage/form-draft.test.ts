import { endFollowing, signIn, signOut, startSession } from '../session/session.ts';
import { removeTokens } from '../session/tokens.ts';
import { reset, store } from '../store/store.ts';
import { tokenWith } from '../testing/token.ts';
import { success, wire } from '../testing/wire.ts';
import { formDraft } from './form-draft.ts';

const thandi = () => signIn({ accessToken: tokenWith(), refreshToken: 'r' });
const sipho = () => signIn({ accessToken: tokenWith({ sub: 'sipho' }), refreshToken: 'r2' });
const stored = () => JSON.stringify(window.sessionStorage);

beforeEach(async () => {
  wire(() => success(true));
  await startSession();
  thandi();
});
afterEach(() => {
  endFollowing();
  removeTokens();
  store.dispatch(reset());
  sessionStorage.clear();
  localStorage.clear();
});

it('gives back what was typed, and forgets it when told to', () => {
  formDraft('details.kin').write({ firstName: 'Tee', 'address.city': 'Durban' });
  expect(formDraft('details.kin').read()).toEqual({ firstName: 'Tee', 'address.city': 'Durban' });
  expect(formDraft('details.tax').read()).toBeNull();
  formDraft('details.kin').remove();
  expect(formDraft('details.kin').read()).toBeNull();
});

it('is gone with signing out, also that of a page which is not loaded now', async () => {
  formDraft('details.kin').write({ firstName: 'Tee' });
  sessionStorage.setItem('phila.draft.wealth.goal', '{"owner":"x","values":{"goal":"A house"}}');
  await signOut();
  expect(stored()).not.toMatch(/Tee|A house/);
});

it('outlives a reload with the same person, and is removed once another one signs in', () => {
  formDraft('details.kin').write({ firstName: 'Tee' });
  // Reloads the page: no one is known until the tokens are read.
  store.dispatch(reset());
  thandi();
  expect(formDraft('details.kin').read()).toEqual({ firstName: 'Tee' });
  store.dispatch(reset());
  sipho();
  expect(formDraft('details.kin').read()).toBeNull();
  expect(stored()).not.toContain('Tee');
});

it('takes what it cannot read for nothing, and keeps no files', () => {
  sessionStorage.setItem('phila.draft.details.kin', '{half');
  expect(formDraft('details.kin').read()).toBeNull();
  formDraft('details.kin').write({ firstName: 'Tee', letter: new File(['x'], 'letter.pdf') });
  expect(formDraft('details.kin').read()).toEqual({ firstName: 'Tee' });
});
