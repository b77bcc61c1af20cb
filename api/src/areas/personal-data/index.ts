import { area, type WholeService } from '../../core/area.ts';
import * as tables from './tables.ts';
import { personal } from './personal.ts';
import { retaining, retention } from './retention.ts';
import { calls } from '@phila/contract';
import { originOf } from '../../core/people/authentication-events.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { deleteAccount } from './delete-account.ts';
import { exportBehind, exporting, exportTidying, lastExport, openExport, requestExport } from './exports.ts';

/** Exports and deletes all data about a person (POPIA s 23, 24). */
const answers = ({
  areas,
  jobs,
  transports,
  dump,
  publishesSite,
  isStopping,
}: WholeService): Implementation[] => [
  implement(calls.personalData.deleteAccount, async (_input, context) => {
    await deleteAccount(
      { ...context, areas, jobs, transports, dump, publishesSite, isStopping },
      context.person,
      originOf(context),
    );
    return true as const;
  }),
  implement(calls.personalData.requestExport, (_input, context) =>
    requestExport(context, context.person.id, originOf(context)),
  ),
  implement(calls.personalData.exportState, (_input, context) => lastExport(context, context.person.id)),
  implement(calls.personalData.exportLink, ({ body }, context) => exportBehind(context, body.token)),
  implement(calls.personalData.downloadExport, async ({ body }, context) => {
    const { bytes, size, at } = await openExport(context, body.token, originOf(context));
    return {
      bytes,
      contentType: 'application/zip',
      fileName: `phila-your-data-${at.toISOString().slice(0, 10)}.zip`,
      size,
    };
  }),
];

export const personalDataArea = area({
  name: 'personalData',
  answers,
  tables,
  personal,
  retention,
  keptFor: [
    'Your account, details and documents',
    'A copy of your data that you asked for',
    'That you asked for a copy',
  ],
  jobs: [exporting],
  tasks: [exportTidying, retaining],
});
