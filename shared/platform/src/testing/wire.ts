/** A request as it left for the service. */
export interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal | undefined;
  keepalive: boolean;
}

/** A reply of the service; an `Error` breaks the connection. */
export type Reply =
  | { status: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | Error;

type Respond = (request: Request) => Reply | Promise<Reply>;

const responseOf = (reply: Exclude<Reply, Error>): Response => {
  const text = reply.text ?? JSON.stringify(reply.body);
  const response: Pick<Response, 'ok' | 'status' | 'text' | 'blob'> & { headers: Pick<Headers, 'get'> } = {
    headers: { get: (name) => reply.headers?.[name] ?? null },
    ok: reply.status >= 200 && reply.status < 300,
    status: reply.status,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  };
  return response as Response;
};

const raised = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Replaces the browser's `fetch`, because jsdom has none; answers the requests and records them. */
export const wire = (respond: Respond): { requests: Request[] } => {
  const requests: Request[] = [];
  globalThis.fetch = jest.fn(async (url: unknown, init: RequestInit = {}) => {
    const request: Request = {
      method: init.method ?? 'GET',
      url: String(url),
      headers: { ...(init.headers as Record<string, string>) },
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      signal: init.signal ?? undefined,
      keepalive: init.keepalive ?? false,
    };
    requests.push(request);
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    const reply = await Promise.race([respond(request), raised(init.signal)]);
    if (reply instanceof Error) throw reply;
    return responseOf(reply);
  }) as unknown as typeof fetch;
  return { requests };
};

export const success = (value: unknown): Reply => ({
  status: 200,
  body: { isSuccess: true, errorMessage: null, value },
});

export const refusal = (status: number, errorMessage: string | null, more: object = {}): Reply => ({
  status,
  body: { isSuccess: false, errorMessage, value: null, ...more },
});
