/** Limits on a request to an external server. */
export interface Bounds {
  /** Milliseconds for the whole reply. */
  timeout: number;
  /** The most bytes of the unpacked body; beyond, the request ends. */
  largest: number;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; left out for GET. */
  json?: unknown;
}

export interface BoundedReply {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/**
 * The reason why an external request failed. The message never contains the address, because it reveals the request (a
 * place, a key).
 */
export class OutgoingFailure extends Error {}

const readBounded = async (response: Response, largest: number): Promise<Uint8Array> => {
  if (response.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counts unpacked bytes as they arrive; the stated length may be wrong.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > largest) throw new OutgoingFailure(`the reply is larger than ${largest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const reasonOf = (error: unknown): string => {
  if (error instanceof OutgoingFailure) return error.message;
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'no answer in time';
  return typeof cause?.code === 'string' ? cause.code : 'the connection failed';
};

/**
 * Requests an external server within bounds. Returns redirects instead of following them.
 * @throws OutgoingFailure without a whole reply in time.
 */
export const fetchBounded = async (
  address: URL,
  { timeout, largest, headers = {}, json }: Bounds,
): Promise<BoundedReply> => {
  try {
    const response = await fetch(address, {
      ...(json === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(json),
          }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return {
      status: response.status,
      headers: response.headers,
      bytes: await readBounded(response, largest),
    };
  } catch (error) {
    throw new OutgoingFailure(reasonOf(error));
  }
};

/**
 * Reads a JSON reply with status 200.
 * @throws OutgoingFailure for any other.
 */
export const fetchJson = async (address: URL, bounds: Bounds): Promise<unknown> => {
  const { status, bytes } = await fetchBounded(address, {
    ...bounds,
    headers: { accept: 'application/json', ...bounds.headers },
  });
  if (status !== 200) throw new OutgoingFailure(`the answer was ${status}`);
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new OutgoingFailure('the reply is no JSON');
  }
};
