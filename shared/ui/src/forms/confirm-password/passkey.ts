import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Makes a passkey in the browser. @param options from `beginPasskey`. @returns the browser's answer, as JSON */
export const makePasskey = async (options: string): Promise<string> =>
  JSON.stringify(
    await startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Uses a passkey in the browser. @param options from `challengePasskey`. @returns the browser's answer, as JSON */
export const answerByPasskey = async (options: string): Promise<string> =>
  JSON.stringify(
    await startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  );
