/** Limits on a request to an external server. */
export interface Bounds {
  /** Milliseconds until everything has to be there. */
  timeout: number;
  /** The largest body, in bytes once it is unpacked; more ends the request. */
  largest: number;
  headers?: Record<string, string>;
}

export interface BoundedReply {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/**
 * Why a request to an external server failed. Its message never holds the address, because the address holds what was
 * asked (a place, a key).
 */
export class OutgoingFailure extends Error {}

const readBounded = async (response: Response, largest: number): Promise<Uint8Array> => {
  if (response.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted as it comes, whatever the server said about the length, and after unpacking.
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
 * Asks an external server, within bounds. Redirects are not followed: they come back as they are.
 * @throws OutgoingFailure where no whole reply came in time.
 */
export const fetchBounded = async (
  address: URL,
  { timeout, largest, headers = {} }: Bounds,
): Promise<BoundedReply> => {
  try {
    const response = await fetch(address, {
      headers,
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
 * A JSON reply with status 200.
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
