import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './encoding.ts';

/** A body in each content encoding, with its ETag. */
export interface EncodedBody {
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: string };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses at the highest level, for a body written once and sent often. */
export const prepare = async (text: string): Promise<EncodedBody> => {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipped(identity, { level: 9 }),
  ]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    // Plain text goes out with the headers in a single write.
    bodies: { br, gzip: gz, identity: text },
  };
};

/** True if the client's `If-None-Match` names this body. Proxies that compress mark the tag as weak. */
export const isNotModified = (request: FastifyRequest, etag: string): boolean => {
  const given = request.headers['if-none-match'];
  if (given === undefined) return false;
  const plain = etag.replace(/^W\//, '');
  return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain);
};

export const sendPrepared = (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: EncodedBody,
  cacheControl: string,
): FastifyReply => {
  void reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' });
  if (isNotModified(request, etag)) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
};
