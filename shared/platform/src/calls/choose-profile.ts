import { calls } from '@phila/contract/calls';
import { signIn } from '../session/session.ts';
import { refreshToken } from '../session/tokens.ts';
import { send } from './send.ts';

/**
 * Switches to another of the person's own profiles and takes the new session's tokens. Hands the refresh token to the
 * service itself, so that no page has to see it.
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
    // Tries again with the token of a renewal that came in between.
    await choose(now);
  }
};
