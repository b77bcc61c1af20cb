import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '../core/http/encoding.ts';
import { isNotModified } from '../core/http/prepared.ts';
import type { ReleaseFile } from '../core/releases/release-files.ts';

/** Types of a site's files by extension; any other is bytes, which browsers neither run nor show. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.icc': 'application/vnd.iccprofile',
  '.pdf': 'application/pdf',
};

/** Sends a file of a release in the encoding that the browser prefers. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: ReleaseFile,
  cacheControl: string,
): Promise<FastifyReply> => {
  void reply.headers({ 'cache-control': cacheControl, etag: file.etag, vary: 'accept-encoding' });
  if (isNotModified(request, file.etag)) return reply.code(304).send();
  void reply.type(TYPES[extname(path)] ?? 'application/octet-stream');
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const packed = encoding === 'br' ? file.br : encoding === 'gzip' ? await file.gzip() : null;
  if (packed === null) return reply.send(file.identity);
  return reply.header('content-encoding', encoding).send(packed);
};
