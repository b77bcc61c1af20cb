import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Has the browser make a passkey. @param options of `beginPasskey`. @returns what it answered, as JSON */
export const makePasskey = async (options: string): Promise<string> =>
  JSON.stringify(
    await startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Has the browser use a passkey. @param options of `challengePasskey`. @returns what it answered, as JSON */
export const answerByPasskey = async (options: string): Promise<string> =>
  JSON.stringify(
    await startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  );
