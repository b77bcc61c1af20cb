import type { FastifyInstance } from 'fastify';
import { admitMachine } from '../../core/access/machine.ts';
import { area, type WholeService } from '../../core/area.ts';
import { takeSnapshot } from '../../core/backup/snapshot.ts';
import { bearer } from '../../core/calls/mount.ts';
import { success } from '../../core/http/envelope.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';

/**
 * `POST /Backups/snapshot`: for `npm run backup` on the site's own machine, while this process has the embedded
 * database. Answers with the name of a folder in the data folder alone, so that nothing leaves by the network.
 */
const routes = async (api: FastifyInstance, services: WholeService): Promise<void> => {
  let under: Promise<string> | null = null;
  api.post(
    '/Backups/snapshot',
    {
      onRequest: async (request) => {
        const { isOperator } = await admitMachine(bearer(request), services, null);
        if (!isOperator) throw new Refusal(403, 'This is for the site’s own machine');
      },
    },
    async (_request, reply) => {
      const { dump } = services;
      if (dump === null) throw notFound();
      if (under !== null) throw new Refusal(409, 'A backup is being made already');
      under = takeSnapshot({
        dataDir: services.configuration.dataDir,
        alone: (work) => services.database.transaction(work),
        dump,
      });
      try {
        return await reply.send(success(await under));
      } finally {
        under = null;
      }
    },
  );
};

/** Backs up a site on the embedded database while it runs. */
export const backupsArea = area({ name: 'backups', routes });
