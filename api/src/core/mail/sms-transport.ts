import { postBounded, type PostBody } from '../outgoing/post-bounded.ts';
import type { Outgoing, Transport } from './transport.ts';

/** In ms. */
const TIMEOUT = 20_000;
/** Bytes of a reply, of which only the status is used. */
const LARGEST_REPLY = 65_536;

export interface SmsProvider {
  url: string;
  /** `Authorization: Bearer` and the key; with a space in it, it is the whole header. */
  key: string;
  /** JSON or a form, with `{to}` and `{text}`, and `{id}` and `{key}` where the provider wants them. */
  body: string;
}

/** Escapes a text inside JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Puts the values into the template, written as its kind asks: nothing in a message can become another field. */
const filled = (template: string, values: Readonly<Record<string, string>>): PostBody => {
  const isJson = /^\s*[[{]/.test(template);
  const written = isJson ? inJson : encodeURIComponent;
  // Replaces in a single pass, so that a message with {key} in it stays as it is.
  const text = template.replaceAll(/\{(to|text|id|key)\}/g, (_all, name: string) =>
    written(values[name] ?? ''),
  );
  return {
    bytes: Buffer.from(text),
    contentType: isJson ? 'application/json' : 'application/x-www-form-urlencoded',
  };
};

/** Logs a provider's refusal by its status alone, because its words repeat the number. */
class NotTaken extends Error {
  readonly code: string;
  constructor(status: number) {
    super('The provider did not take the message');
    this.code = `HTTP ${status}`;
  }
}

/** Hands text messages to any provider that takes each by a POST over HTTP. */
export const smsTransport = ({ url, key, body }: SmsProvider): Transport => ({
  deliver: async ({ id, recipient, text }: Outgoing) => {
    const { status } = await postBounded(new URL(url), filled(body, { to: recipient, text, id, key }), {
      timeout: TIMEOUT,
      largest: LARGEST_REPLY,
      headers: { authorization: key.includes(' ') ? key : `Bearer ${key}` },
      // Configured by the operator, so it may be a gateway on their own network.
      allowsPrivateAddresses: true,
    });
    if (status < 200 || status > 299) throw new NotTaken(status);
  },
  close: () => undefined,
});
