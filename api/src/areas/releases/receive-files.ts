import type { Readable } from 'node:stream';
import { LARGEST_RELEASE_FILE } from '@phila/contract';
import type { FastifyInstance } from 'fastify';
import type { WholeService } from '../../core/area.ts';
import { admitMachine } from '../../core/access/machine.ts';
import { bearer } from '../../core/calls/mount.ts';
import { assertRoomOnDisk } from '../../core/disk/room.ts';
import { success } from '../../core/http/envelope.ts';
import { notFound } from '../../core/http/refusal.ts';

/**
 * `PUT /Releases/blobs/{sha256}`: takes a file of a release as it is, `application/octet-stream`, for who may publish.
 * Its bytes are hashed while they stream in; other bytes than the address names are refused, and nothing is kept.
 */
export const receiveFiles = async (api: FastifyInstance, services: WholeService): Promise<void> => {
  await api.register(async (instance) => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    instance.put<{ Params: { sha256: string } }>(
      '/Releases/blobs/:sha256',
      {
        bodyLimit: LARGEST_RELEASE_FILE,
        onRequest: async (request) => {
          await admitMachine(bearer(request), services, null);
        },
      },
      async (request, reply) => {
        const { sha256 } = request.params;
        if (!/^[\da-f]{64}$/.test(sha256)) throw notFound();
        await assertRoomOnDisk(services, true);
        await services.releases.files.put(sha256, request.body as Readable, services.clock.now());
        return reply.send(success(true));
      },
    );
  });
};
