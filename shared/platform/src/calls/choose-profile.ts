import { calls } from '@phila/contract/calls';
import { signIn } from '../session/session.ts';
import { refreshToken } from '../session/tokens.ts';
import { send } from './send.ts';

/**
 * Goes on with another of the person's own profiles: takes the tokens of the session that begins with it. The service
 * asks for the refresh token, which no page has to see for that.
 * @throws CallError as `send` does
 */
export const chooseProfile = async (osNo: number | null): Promise<void> => {
  const choose = async (token: string | null) =>
    signIn(await send(calls.account.chooseProfile, { body: { osNo, refreshToken: token ?? '' } }));
  const sent = refreshToken();
  try {
    await choose(sent);
  } catch (error) {
    const now = refreshToken();
    if (now === null || now === sent) throw error;
    // It was exchanged for this one while the call was on its way.
    await choose(now);
  }
};
