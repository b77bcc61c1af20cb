import { area, type WholeService } from '../../core/area.ts';
import { demo } from './demo.ts';
import { calls, imageTypes } from '@phila/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { implement } from '../../core/calls/implement.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { listStructures, listTypes, storedOrganisations, storedTypes } from './structures.ts';
import * as tables from './tables.ts';
import { onPages } from './on-pages.ts';
import { acceptInvitation, invite, readInvitation } from './invitations.ts';
import { inviteByFile } from './invite-by-file.ts';
import { listMembers, withdrawInvitation } from './members.ts';
import { changeRemote, listRemotes } from './remotes-of-organisation.ts';
import { answers as roomAnswers } from './room/answers.ts';

const answers = (services: WholeService): Implementation[] => [
  implement(calls.organisation.organisation, async ({ params }, { database }) => {
    const [found] = await database
      .select()
      .from(organisations)
      .where(and(eq(organisations.guid, params.guid.toLowerCase()), isNull(organisations.deletedAt)));
    if (found === undefined) throw notFound();
    return found;
  }),
  implement(calls.organisation.types, (_input, { database, reaches }) => {
    // Reads the same for every account that may see any organisation.
    reaches(null);
    return listTypes(database);
  }),
  implement(calls.organisation.structures, (_input, { database, within }) =>
    listStructures(database, within(organisations.osNo)),
  ),
  implement(calls.organisation.remotes, ({ params }, context) => listRemotes(context, params.guid)),
  implement(calls.organisation.changeRemote, (input, context) => changeRemote(context, input)),
  implement(calls.organisation.invite, ({ params, body }, context) =>
    invite(context, params.guid, body.email),
  ),
  implement(calls.organisation.inviteByFile, ({ params, body, file }, context) =>
    inviteByFile(context, params.guid, file, body.dryRun === 'true'),
  ),
  implement(calls.organisation.members, ({ params, body }, context) =>
    listMembers(context, params.guid, body),
  ),
  implement(calls.organisation.withdrawInvitation, ({ params }, context) =>
    withdrawInvitation(context, params),
  ),
  implement(calls.organisation.invitation, ({ body }, context) => readInvitation(context, body.token)),
  implement(calls.organisation.acceptInvitation, ({ body }, context) =>
    acceptInvitation(context, body.token),
  ),
  ...roomAnswers(services),
];

export const organisationArea = area({
  name: 'organisation',
  resources: [storedOrganisations, storedTypes],
  tables,
  answers,
  demo,
  demoAfter: [],
  published: onPages,
  // Shown on the pages that an organisation's link opens.
  publicPictures: { [imageTypes.Org]: () => sql`true`, [imageTypes.OrgBackground]: () => sql`true` },
});
