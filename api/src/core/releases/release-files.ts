import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LARGEST_RELEASE_FILE } from '@phila/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../blobs/index.ts';
import { keepBlob, removeBlobsLater } from '../blobs/removal.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { releaseBlobs } from './tables.ts';

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Bytes of files kept in memory. */
const IN_MEMORY = 96_000_000;
/** Compressed files are smaller only from some size on. */
const WORTH_COMPRESSING = 500;

/** A file's bytes in the encodings that browsers take. */
export interface ReleaseFile {
  readonly etag: string;
  readonly identity: Buffer;
  /** Null where compression saves nothing. */
  readonly br: Buffer | null;
  /** Compressed when first asked for; null as above. */
  gzip(): Promise<Buffer> | null;
}

/** Key of a file's bytes in the blob store. */
export const keyOf = (sha256: string): string => `releases/${sha256}`;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Tells by its name if a file becomes smaller by compression. */
const isText = (path: string): boolean => /\.(?:js|css|svg|json|txt|webmanifest|ttf|icc|cjs)$/.test(path);

/** Stores and serves the files of releases: each once, under the hash of its bytes. */
export class ReleaseFiles {
  readonly #kept = new LRUCache<string, Promise<ReleaseFile>>({ max: 5_000, maxSize: IN_MEMORY });

  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
    private readonly log: Log,
  ) {}

  /**
   * Stores a file as it streams in.
   * @param sha256 of its bytes, in hexadecimal
   * @throws Refusal 422 for other bytes than these, 413 for more than a release's file may have; nothing is kept then
   */
  async put(sha256: string, bytes: Readable, now: Date): Promise<void> {
    const hashes = { sha256: createHash('sha256'), sha384: createHash('sha384') };
    let size = 0;
    // Reads only when the store does, which opens its file first: a stream that failed before would end the process.
    const checked = async function* () {
      for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > LARGEST_RELEASE_FILE) throw new Refusal(413, 'A file of a release has at most 10 MB');
        hashes.sha256.update(chunk);
        hashes.sha384.update(chunk);
        yield chunk;
      }
      if (hashes.sha256.digest('hex') !== sha256)
        throw new Refusal(422, 'These are not the bytes that the address names');
    };
    await this.#store(sha256, Readable.from(checked(), { objectMode: false }), now);
    await this.database
      .insert(releaseBlobs)
      .values({
        sha256,
        integrity: `sha384-${hashes.sha384.digest('base64')}`,
        size,
        brotli: null,
        seenAt: now,
      })
      .onConflictDoUpdate({ target: releaseBlobs.sha256, set: { seenAt: now } });
  }

  /** Stores bytes that may have been swept and not yet removed. */
  async #store(sha256: string, bytes: Buffer | Readable, now: Date): Promise<void> {
    const key = keyOf(sha256);
    const wasSwept = await keepBlob(this.database, key);
    try {
      await this.blobs.put(key, bytes);
    } catch (error) {
      if (wasSwept) await removeBlobsLater(this.database, [key], now);
      throw error;
    }
  }

  /** Finds the files that are stored, with their integrity, and keeps them from being swept. */
  async stored(
    hashes: readonly string[],
    now: Date,
  ): Promise<Map<string, { integrity: string; size: number }>> {
    if (hashes.length === 0) return new Map();
    const rows = await this.database
      .update(releaseBlobs)
      .set({ seenAt: now })
      .where(inArray(releaseBlobs.sha256, [...hashes]))
      .returning();
    return new Map(rows.map((row) => [row.sha256, row]));
  }

  /** Compresses the files of a publication that are not yet, so that no visitor waits for it. */
  async compress(files: Readonly<Record<string, { sha256: string }>>, now: Date): Promise<void> {
    const wanted = Object.entries(files).filter(([path]) => isText(path));
    if (wanted.length === 0) return;
    const rows = await this.database
      .select()
      .from(releaseBlobs)
      .where(
        and(
          inArray(
            releaseBlobs.sha256,
            wanted.map(([, { sha256 }]) => sha256),
          ),
          isNull(releaseBlobs.brotli),
        ),
      );
    // Each compression takes a thread of its own, and there are four of these.
    const waiting = rows.filter(({ size }) => size >= WORTH_COMPRESSING);
    await Promise.all(
      [0, 1, 2, 3].map(async () => {
        for (let row = waiting.pop(); row !== undefined; row = waiting.pop())
          await this.#compressOne(row.sha256, now);
      }),
    );
  }

  async #compressOne(sha256: string, now: Date): Promise<void> {
    const bytes = await this.read(sha256);
    const packed = await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    if (packed.length >= bytes.length) return;
    const twin = hashOf(packed);
    await this.#store(twin, packed, now);
    await this.database.update(releaseBlobs).set({ brotli: twin }).where(eq(releaseBlobs.sha256, sha256));
  }

  /**
   * Reads the bytes of a stored file.
   * @throws Refusal 503 where the store does not have it, or has other bytes under its name
   */
  async read(sha256: string): Promise<Buffer> {
    const stream = await this.blobs.get(keyOf(sha256));
    const bytes = stream === null ? null : await buffer(stream);
    if (bytes !== null && hashOf(bytes) === sha256) return bytes;
    this.log.error(
      bytes === null ? 'a file of a release is gone' : 'a file of a release was altered in the store',
      new Error(keyOf(sha256)),
    );
    throw new Refusal(503, 'This file cannot be read right now.', undefined, { retryAfter: 30 });
  }

  /**
   * Opens a file to be sent.
   * @throws Refusal 503 where the store does not have it, or has other bytes under its name
   */
  open(sha256: string): Promise<ReleaseFile> {
    const known = this.#kept.get(sha256);
    if (known !== undefined) return known;
    const opening = this.#open(sha256);
    // Counts a file as large until it was read.
    this.#kept.set(sha256, opening, { size: 1_000 });
    opening.then(
      ({ identity, br }) =>
        this.#kept.set(sha256, opening, { size: identity.length + (br?.length ?? 0) + 1 }),
      () => this.#kept.delete(sha256),
    );
    return opening;
  }

  async #open(sha256: string): Promise<ReleaseFile> {
    const [row] = await this.database.select().from(releaseBlobs).where(eq(releaseBlobs.sha256, sha256));
    const br = row?.brotli == null ? null : await this.read(row.brotli);
    const identity = br === null ? await this.read(sha256) : await unpacked(br);
    let packed: Promise<Buffer> | null = null;
    return {
      etag: `"${sha256.slice(0, 32)}"`,
      identity,
      br,
      gzip: () => (br === null ? null : (packed ??= gzipped(identity, { level: 9 }))),
    };
  }
}
