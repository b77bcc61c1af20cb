import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './encoding.ts';

/** A reply that is the same for everyone until the service starts again, in every form it is sent in. */
interface Written {
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

const constants_ = new WeakMap<object, Promise<Written> | null>();

/** Says that this very value never changes: it is written out and compressed once, at its first use. */
export const constant = <T extends object>(value: T): T => {
  if (!constants_.has(value)) constants_.set(value, null);
  return value;
};

export const isConstant = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && constants_.has(value);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const write = async (text: string): Promise<Written> => {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipped(identity, { level: 9 }),
  ]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br, gzip: gz, identity },
  };
};

/** Sends a constant; `serialise` is asked for its text the first time only. */
export const sendConstant = async (
  request: FastifyRequest,
  reply: FastifyReply,
  value: object,
  serialise: (value: object) => string,
): Promise<FastifyReply> => {
  let writing = constants_.get(value) ?? null;
  if (writing === null) {
    writing = write(serialise(value));
    constants_.set(value, writing);
  }
  const { etag, bodies } = await writing;
  void reply.headers({ 'cache-control': 'public, max-age=300', etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
};
