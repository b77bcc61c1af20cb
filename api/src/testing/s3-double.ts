import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Checks the request's "Signature Version 4", computed from the request. */
const isSigned = (request: IncomingMessage, secretKey: string, body: Buffer): boolean => {
  const header = request.headers.authorization ?? '';
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  const date = String(request.headers['x-amz-date']);
  const payload = String(request.headers['x-amz-content-sha256']);
  if (match === null || !/^\d{8}T\d{6}Z$/.test(date)) return false;
  const [, , day = '', region = '', names = '', signature] = match;
  const signed = names.split(';');
  // Requires these headers to be signed, as others could be altered on the way.
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return false;
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, pathname, query, headers, names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
  return (
    hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex') === signature
  );
};

export interface S3Double {
  endpoint: string;
  /** The bucket's objects by key. */
  objects: Map<string, Buffer>;
  /** Multipart uploads neither completed nor aborted. */
  open: Map<string, Map<number, Buffer>>;
  /** Statuses answered, in order. */
  answered: number[];
  /** Fails the next request of this kind. */
  failNext(method: string): void;
  /** Cuts the connection in the middle of the next object read. */
  cutNext(): void;
  close(): Promise<void>;
}

/** Imitates an S3 store as far as we use it, and verifies signatures. */
export const startS3Double = async (bucket: string, secretKey: string): Promise<S3Double> => {
  const objects = new Map<string, Buffer>();
  const open = new Map<string, Map<number, Buffer>>();
  const answered: number[] = [];
  let failing: string | null = null;
  let cutting = false;
  let uploads = 0;

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const end = (status: number, text = '', headers: Record<string, string> = {}): void => {
      answered.push(status);
      reply.writeHead(status, headers).end(text);
    };
    if (failing === request.method) {
      failing = null;
      end(500, '<Error><Code>InternalError</Code></Error>');
      return;
    }
    if (!isSigned(request, secretKey, body)) {
      end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const md5 = request.headers['content-md5'];
    const etag = createHash('md5').update(body).digest();
    if (md5 !== undefined && md5 !== etag.toString('base64')) {
      end(400, '<Error><Code>BadDigest</Code></Error>');
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const key = decodeURIComponent(pathname).slice(`/${bucket}/`.length);
    const uploadId = searchParams.get('uploadId');
    const parts = uploadId === null ? undefined : open.get(uploadId);
    const tag = { etag: `"${etag.toString('hex')}"` };
    switch (request.method) {
      case 'GET': {
        const object = objects.get(key);
        if (object === undefined) end(404, '<Error><Code>NoSuchKey</Code></Error>');
        else if (cutting) {
          cutting = false;
          reply.writeHead(200, { 'content-length': object.length });
          reply.write(object.subarray(0, object.length / 2), () => reply.destroy());
        } else {
          answered.push(200);
          reply.writeHead(200, { 'content-length': object.length }).end(object);
        }
        return;
      }
      case 'PUT':
        if (parts === undefined) objects.set(key, body);
        else parts.set(Number(searchParams.get('partNumber')), body);
        end(200, '', tag);
        return;
      case 'POST':
        if (searchParams.has('uploads')) {
          uploads += 1;
          open.set(`u${uploads}`, new Map());
          end(
            200,
            `<InitiateMultipartUploadResult><UploadId>u${uploads}</UploadId></InitiateMultipartUploadResult>`,
          );
        } else {
          const whole = [...(parts ?? [])].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes);
          objects.set(key, Buffer.concat(whole));
          open.delete(uploadId ?? '');
          end(200, `<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>`);
        }
        return;
      default:
        if (uploadId === null) objects.delete(key);
        else open.delete(uploadId);
        end(204);
    }
  };

  const server = createServer((request, reply) => void answer(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    open,
    answered,
    failNext: (method) => {
      failing = method;
    },
    cutNext: () => {
      cutting = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
};
