import { calls } from '@phila/contract/calls';
import { waitFor } from '@testing-library/react';
import { CallError } from '../exchange/call-error.ts';
import { answer, fake, startFake, type FakeOptions } from '../fake.tsx';
import { signIn, signOut } from '../session/session.ts';
import { store } from '../store/store.ts';
import { tokenWith } from '../testing/token.ts';
import { guidIn, linkedOrganisation, startOrganisation } from './follow-organisation.ts';

const { organisation } = calls.organisation;
const { profileName } = calls.account;
const UMOYA = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const OTHER = '11111111-2222-4333-8444-555555555555';

const names: Record<string, string> = { [UMOYA]: 'Umoya Energy', [OTHER]: 'Other' };
const structure = (guid: string) => ({
  osNo: 1,
  osName: names[guid] ?? '',
  logo: 'iVBORw0KGgoAAA',
  primaryColor: '#0B6E4F',
  secondaryColor: '#F2A541',
  backgroundImage: null,
});
const found = answer(organisation, ({ params }) => structure(params.guid));
const employedAt = (guid: string | null) =>
  answer(profileName, { firstName: 'Sipho', lastName: 'Dlamini', osNo: guid ? 1 : null, orgIdGuid: guid });

const unknownText = 'We do not know the organisation of this link. Please check the link.';

let stop: () => void = () => undefined;
const startAt = (options: FakeOptions): Promise<void> => {
  startFake(options);
  const started = startOrganisation();
  stop = started.stop;
  return started.ready;
};
const shown = () => store.getState().organisation;

afterEach(() => {
  stop();
  document.cookie = 'organisation=; Max-Age=0';
});

describe('guidIn', () => {
  it.each([
    [`?Organization=${UMOYA}`, UMOYA],
    [`?x=1&organisation=${UMOYA.toUpperCase()}`, UMOYA],
    [`?Organization=%20${UMOYA}`, UMOYA],
    ['?Organization=', null],
    ['?Organization=../../x', null],
    ['', null],
  ])('in %p is %p', (search, guid) => {
    expect(guidIn(search)).toBe(guid);
  });
});

describe('startOrganisation', () => {
  it("themes by the link's organisation, saying that it does, and keeps it for the visit", async () => {
    const started = startAt({ signedIn: false, path: `/sign-up?Organization=${UMOYA}`, answers: [found] });
    expect(shown().state).toBe('loading');
    await started;
    expect(shown()).toEqual({
      state: 'ready',
      organisation: {
        name: 'Umoya Energy',
        logo: 'data:image/png;base64,iVBORw0KGgoAAA',
        background: null,
        primaryColor: '#0B6E4F',
        secondaryColor: '#F2A541',
      },
    });
    expect(linkedOrganisation()).toBe(UMOYA);
    stop();
    window.history.replaceState(null, '', '/');
    const again = startOrganisation();
    stop = again.stop;
    await again.ready;
    expect(shown().organisation?.name).toBe('Umoya Energy');
    expect(fake.sent(organisation)).toHaveLength(1);
  });

  it('goes on by what the service remembers of the link in a tab that was opened without it', async () => {
    document.cookie = `organisation=${UMOYA}`;
    await startAt({ signedIn: false, answers: [found] });
    expect(shown().organisation?.name).toBe('Umoya Energy');
    expect(linkedOrganisation()).toBe(UMOYA);
    // A link takes precedence over the cookie.
    stop();
    await startAt({ signedIn: false, path: `/?Organization=${OTHER}`, answers: [found] });
    expect(shown().organisation?.name).toBe('Other');
  });

  it('follows a person who goes on with another of their profiles', async () => {
    await startAt({ signedIn: true, osNo: 1, answers: [found, employedAt(UMOYA)] });
    expect(shown().organisation?.name).toBe('Umoya Energy');
    fake.answer(employedAt(OTHER));
    const claims = { sub: '01910000-0000-7000-8000-000000000001', osNo: 2 };
    signIn({ accessToken: tokenWith(claims), refreshToken: 'next' });
    await waitFor(() => expect(shown().organisation?.name).toBe('Other'));
  });

  it('without a link and without an organisation of the person shows none, and asks nothing', async () => {
    await startAt({ signedIn: false });
    await startAt({ signedIn: true });
    expect(shown().state).toBe('none');
  });

  it('goes on without one that does not exist', async () => {
    const unknown = answer(organisation, () => {
      throw new CallError(404, 'Not found');
    });
    await startAt({ signedIn: false, path: `/?Organization=${OTHER}`, answers: [unknown] });
    expect(shown()).toEqual({ state: 'failed', organisation: null });
    // Does not name an unknown organisation at sign-up either.
    expect(linkedOrganisation()).toBeNull();
    expect(fake.notices()).toMatchObject([{ severity: 'warning', text: unknownText }]);
  });

  it('says that a link with a broken code names none', async () => {
    await startAt({ signedIn: false, path: '/?Organization=umoya' });
    expect(shown().state).toBe('none');
    expect(fake.notices()).toMatchObject([{ severity: 'warning', text: unknownText }]);
  });

  it('keeps the link when only the service was away', async () => {
    const away = answer(organisation, () => {
      throw new CallError(0, 'Away');
    });
    await startAt({ signedIn: false, path: `/?Organization=${OTHER}`, answers: [away] });
    expect(shown().state).toBe('failed');
    expect(linkedOrganisation()).toBe(OTHER);
  });

  it("takes the signed-in person's own before the link's, and gives it up when they sign out", async () => {
    await startAt({ osNo: 1, path: `/?Organization=${OTHER}`, answers: [found, employedAt(UMOYA)] });
    expect(shown().organisation?.name).toBe('Umoya Energy');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await signOut();
    await waitFor(() => expect(shown().organisation?.name).toBe('Other'));
  });
});
