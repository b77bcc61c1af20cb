import { postBounded, type PostBody } from '../outgoing/post-bounded.ts';
import type { Outgoing, Transport } from './transport.ts';

/** In ms. */
const TIMEOUT = 20_000;
/** Bytes read of a reply; only its status is used. */
const LARGEST_REPLY = 65_536;

export interface SmsProvider {
  url: string;
  /** The key after `Authorization: Bearer`, or the whole header if it contains a space. */
  key: string;
  /** JSON or a form, with `{to}` and `{text}`, and `{id}` and `{key}` if the provider needs them. */
  body: string;
}

/** Escapes a text inside JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Fills the template, escaping values for its format, so that no message adds a field. */
const filled = (template: string, values: Readonly<Record<string, string>>): PostBody => {
  const isJson = /^\s*[[{]/.test(template);
  const written = isJson ? inJson : encodeURIComponent;
  // Replaces in a single pass, so that a {key} inside a message is not replaced.
  const text = template.replaceAll(/\{(to|text|id|key)\}/g, (_all, name: string) =>
    written(values[name] ?? ''),
  );
  return {
    bytes: Buffer.from(text),
    contentType: isJson ? 'application/json' : 'application/x-www-form-urlencoded',
  };
};

/** Logs a provider's refusal by its status alone, because its words repeat the number. */
class ProviderRefused extends Error {
  readonly code: string;
  constructor(status: number) {
    super('The provider did not take the message');
    this.code = `HTTP ${status}`;
  }
}

/** Sends text messages by HTTP POST, one each, to any such provider. */
export const smsTransport = ({ url, key, body }: SmsProvider): Transport => ({
  deliver: async ({ id, recipient, text }: Outgoing) => {
    const { status } = await postBounded(new URL(url), filled(body, { to: recipient, text, id, key }), {
      timeout: TIMEOUT,
      largest: LARGEST_REPLY,
      headers: { authorization: key.includes(' ') ? key : `Bearer ${key}` },
      // The operator configures it, so it may be on a private network.
      allowsPrivateAddresses: true,
    });
    if (status < 200 || status > 299) throw new ProviderRefused(status);
  },
  close: () => undefined,
});
