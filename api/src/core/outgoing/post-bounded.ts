import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { codeOf } from '../error-code.ts';
import { OutgoingFailure } from './fetch-bounded.ts';
import { isPrivateAddress } from './private-addresses.ts';

/** The body: JSON, a form, or bytes exactly as signed. */
export type PostBody =
  | { json: unknown }
  | { form: Readonly<Record<string, string>> }
  | { bytes: Uint8Array; contentType: string };

/** Limits on a POST to an external server. */
export interface PostBounds {
  /** Milliseconds for the whole reply. */
  timeout: number;
  /** The largest reply, in bytes. */
  largest: number;
  headers?: Readonly<Record<string, string>>;
  /**
   * Allows addresses on this machine or its network; default: false. True only for an address configured by the
   * operator, never for one from a person or another server.
   */
  allowsPrivateAddresses?: boolean;
}

export interface PostReply {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  bytes: Uint8Array;
}

/** The largest body that is sent, in bytes. */
const LARGEST_SENT = 1_048_576;
const PRIVATE = 'the address is private';

/**
 * Resolves names for the connection and refuses private results: a name checked before could resolve differently the
 * second time.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 0);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new OutgoingFailure(PRIVATE), '', 0);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const encoded = (body: PostBody): { bytes: Uint8Array; contentType: string } => {
  if ('bytes' in body) return body;
  if ('json' in body)
    return { bytes: Buffer.from(JSON.stringify(body.json)), contentType: 'application/json' };
  return {
    bytes: Buffer.from(new URLSearchParams(body.form).toString()),
    contentType: 'application/x-www-form-urlencoded',
  };
};

const readBounded = async (response: IncomingMessage, largest: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > largest) throw new OutgoingFailure(`the reply is larger than ${largest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const reasonOf = (error: unknown): string => {
  if (error instanceof OutgoingFailure) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'no answer in time';
  return codeOf(error) ?? 'the connection failed';
};

/**
 * Sends a POST to an external server within bounds. Returns redirects instead of following them, so never sends twice.
 * @throws OutgoingFailure without a whole reply in time, for a private address, and for too large a body; its message
 * contains neither the address nor the body
 */
export const postBounded = async (
  address: URL,
  body: PostBody,
  { timeout, largest, headers = {}, allowsPrivateAddresses = false }: PostBounds,
): Promise<PostReply> => {
  const { bytes, contentType } = encoded(body);
  if (bytes.byteLength > LARGEST_SENT)
    throw new OutgoingFailure(`the body is larger than ${LARGEST_SENT} bytes`);
  const isSecure = address.protocol === 'https:';
  if (!isSecure && address.protocol !== 'http:') throw new OutgoingFailure('the address is not http(s)');
  const host = address.hostname.replaceAll(/^\[|\]$/g, '');
  // An IP address is never looked up, so checked here.
  if (!allowsPrivateAddresses && isIP(host) !== 0 && isPrivateAddress(host))
    throw new OutgoingFailure(PRIVATE);
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (isSecure ? requestHttps : requestHttp)(address, {
        method: 'POST',
        agent: false,
        signal,
        headers: {
          ...headers,
          'content-type': contentType,
          'content-length': bytes.byteLength,
          // Uncompressed, so that the reply cannot grow beyond the bound.
          'accept-encoding': 'identity',
        },
        ...(allowsPrivateAddresses ? {} : { lookup: publicLookup }),
      });
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
      outgoing.end(bytes);
    });
    try {
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        bytes: await readBounded(response, largest),
      };
    } finally {
      response.destroy();
    }
  } catch (error) {
    throw new OutgoingFailure(signal.aborted ? 'no answer in time' : reasonOf(error));
  }
};
