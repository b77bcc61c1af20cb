import { calls } from '@phila/contract/calls';
import { CallError } from './exchange/call-error.ts';
import { send } from './calls/send.ts';
import { answer, fake, renderWithPlatform, startFake } from './fake.tsx';
import { notify } from './notices/notify.ts';
import { store } from './store/store.ts';

const { profileName, signIn } = calls.account;
const { organisation } = calls.organisation;
const guid = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const body = { userName: 'a@demo.phila.example', password: 'Consumer-Demo-1' };
const session = () => store.getState().session.person;

describe('the fake', () => {
  it('answers with a value, or with what a function makes of the input', async () => {
    startFake({
      answers: [
        answer(profileName, { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null }),
        answer(signIn, (input) => ({ accessToken: input.body.userName, refreshToken: 'r' })),
      ],
    });
    expect(await send(profileName, {})).toMatchObject({ firstName: 'Thandi' });
    expect(await send(signIn, { body })).toEqual({ accessToken: 'a@demo.phila.example', refreshToken: 'r' });
    expect(fake.sent(signIn)).toEqual([{ body }]);
  });

  it('fails like the service, and differently from then on', async () => {
    const down = answer(signIn, () => {
      throw new CallError(503, 'Down');
    });
    startFake({ answers: [down] });
    await expect(send(signIn, { body })).rejects.toMatchObject({ status: 503 });
    fake.answer(answer(signIn, { accessToken: 'a', refreshToken: 'r' }));
    await expect(send(signIn, { body })).resolves.toMatchObject({ accessToken: 'a' });
  });

  it('does not let a test answer or send what the contract does not know', async () => {
    startFake({ answers: [answer(signIn, { accessToken: 5 } as never), answer(organisation, {} as never)] });
    await expect(send(signIn, { body })).rejects.toThrow(
      "The test's answer to POST /Account/sign-in is not what the contract says",
    );
    await expect(send(signIn, { body: { ...body, remember: true } as never })).rejects.toThrow(
      'was sent as body',
    );
    await expect(send(organisation, { params: { guid: 'x' } })).rejects.toThrow('was sent as params');
    await expect(send(organisation, { params: { guid } })).rejects.toThrow('answer');
  });

  it('is the person that the test names', () => {
    startFake();
    expect(session()).toMatchObject({ signedIn: true, isAdministrator: false, osNo: null });
    startFake({ administrator: true, osNo: 4 });
    expect(session()).toMatchObject({ signedIn: true, isAdministrator: true, osNo: 4 });
    startFake({ signedIn: false });
    expect(session()).toMatchObject({ signedIn: false, userId: null });
  });

  it('is where the test says, and forgets between tests', () => {
    renderWithPlatform(<p>Page</p>, { path: '/details/tax?x=1#y' });
    notify({ severity: 'info', text: 'Hello' });
    expect(fake.place()).toEqual({ pathname: '/details/tax', search: '?x=1', hash: '#y' });
    expect(fake.notices()).toEqual([{ severity: 'info', text: 'Hello', hideAfter: 5_000 }]);
    startFake();
    expect(fake.place().pathname).toBe('/');
    expect(fake.notices()).toEqual([]);
    expect(document.body).toHaveTextContent(/^$/);
  });

  it('says which call a test gave no answer to', async () => {
    startFake();
    await expect(send(profileName, {})).rejects.toThrow(
      'This test gives no answer to GET /Account/get-profile-name.',
    );
    // Forgets the missing answer: it would fail this test at its end.
    startFake();
  });
});
