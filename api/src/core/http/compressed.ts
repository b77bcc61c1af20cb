import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './encoding.ts';

const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;

/** Characters below which a reply fits a packet uncompressed. */
const SHORTEST = 1024;

/** The brotli level for single replies: higher ones take twice the time to save a twentieth of the size. */
export const QUALITY_FOR_ONE = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Sends JSON made for this request, compressed if it is long and the client accepts that. Only for replies without a
 * secret of the session, because a compressed size reveals repeated parts (0815).
 */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  void reply.type('application/json; charset=utf-8');
  const encoding =
    text.length < SHORTEST ? 'identity' : preferredEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(text);
  // Compresses on a pool thread, so that other requests are answered in the meantime.
  const bytes = await (encoding === 'br'
    ? brotli(text, {
        params: {
          [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
          [BROTLI_PARAM_QUALITY]: QUALITY_FOR_ONE,
          [BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      })
    : gzipped(text));
  return reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).send(bytes);
};
