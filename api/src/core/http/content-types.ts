import type { AnyCall } from '@phila/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { readForm } from './form.ts';
import { readJson } from './body.ts';
import { Refusal } from './refusal.ts';

/**
 * The body that a route takes: `json`; `form`, url-encoded; `file`, a multipart form read as a stream
 * (`uploads/receive.ts`); `bytes`, any type, unparsed (a webhook whose call declares no body).
 */
export type BodyKind = 'json' | 'form' | 'file' | 'bytes';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyKind?: BodyKind;
    /** Keeps the raw body too, to check a signature over it. */
    keepsRawBody?: boolean;
  }
  interface FastifyRequest {
    /** The raw body, where the route keeps it; otherwise null. */
    rawBody: Buffer | null;
  }
}

export const bodyKindOf = ({ upload, encoding, access, body }: AnyCall): BodyKind => {
  if (upload !== undefined) return 'file';
  if (access === 'webhook' && body === undefined) return 'bytes';
  return encoding ?? 'json';
};

const REFUSALS: Record<BodyKind, string> = {
  json: 'The body must be JSON: application/json',
  form: 'The body must be a form: application/x-www-form-urlencoded',
  file: 'The file must be sent as a form: multipart/form-data',
  bytes: 'The body is not readable',
};

const kindOf = (request: FastifyRequest): BodyKind => request.routeOptions.config.bodyKind ?? 'json';

/** Replaces an instance's body parsers: each route takes its own kind and refuses others with 415. */
export const readBodies = (api: FastifyInstance): void => {
  api.removeAllContentTypeParsers();
  api.decorateRequest('rawBody', null);
  const parse = (kind: BodyKind | null, read: (text: string) => unknown) => {
    return async (request: FastifyRequest, bytes: string | Buffer): Promise<unknown> => {
      const takes = kindOf(request);
      const raw = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
      if (request.routeOptions.config.keepsRawBody === true) request.rawBody = raw;
      if (takes === 'bytes') return undefined;
      if (takes !== kind) throw new Refusal(415, REFUSALS[takes]);
      // Many clients send a content type even with an empty DELETE.
      if (raw.length === 0 && request.method === 'DELETE') return undefined;
      return read(raw.toString());
    };
  };
  const asBuffer = { parseAs: 'buffer' } as const;
  api.addContentTypeParser('application/json', asBuffer, parse('json', readJson));
  api.addContentTypeParser('application/x-www-form-urlencoded', asBuffer, parse('form', readForm));
  // Discards or refuses forms here. Calls that take a file stream it in their own Fastify instance (`takeForms`).
  api.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) => {
    const takes = kindOf(request);
    const isUnread = takes === 'bytes' && request.routeOptions.config.keepsRawBody !== true;
    if (!isUnread) throw new Refusal(415, REFUSALS[takes]);
    body.resume();
  });
  api.addContentTypeParser(
    '*',
    asBuffer,
    parse(null, () => undefined),
  );
};
