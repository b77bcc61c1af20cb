import { calls } from '@phila/contract';
import { area } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import {
  addBatch,
  addPaper,
  choosePerson,
  leavePaperOut,
  listBatches,
  listPapers,
  paperFile,
  removeBatch,
  replacePaper,
} from './bringing.ts';
import { demo } from './demo.ts';
import { handingPapersOver, handOver, stopHandOver } from './handing-over.ts';
import { personal } from './personal.ts';
import { readingPapers } from './reading.ts';
import { listReceived, openReceived, sayRead } from './received.ts';
import { retention } from './retention.ts';
import { readBatch, shownBatch } from './stored.ts';
import * as tables from './tables.ts';
import { paperCards } from './today-cards.ts';
import { withdrawBatch, withdrawPaper } from './withdrawing.ts';

const { papers } = calls;

/** Papers that employers hand over to their people. */
const answers: Implementation[] = [
  implement(papers.batches, ({ params, query }, context) => listBatches(context, params.guid, query)),
  implement(papers.batchById, async ({ params }, context) =>
    shownBatch(context.database, await readBatch(context, params)),
  ),
  implement(papers.addBatch, ({ params, body }, context) => addBatch(context, params.guid, body)),
  implement(papers.removeBatch, ({ params }, context) => removeBatch(context, params)),
  implement(papers.papersOfBatch, ({ params, query }, context) => listPapers(context, params, query)),
  implement(papers.addPaper, ({ params, file }, context) => addPaper(context, params, file)),
  implement(papers.replacePaper, ({ params, file }, context) => replacePaper(context, params, file)),
  implement(papers.choosePerson, ({ params, body }, context) => choosePerson(context, params, body.personId)),
  implement(papers.leavePaperOut, ({ params }, context) => leavePaperOut(context, params)),
  implement(papers.paperFile, ({ params }, context) => paperFile(context, params)),
  implement(papers.handOver, ({ params }, context) => handOver(context, params)),
  implement(papers.stopHandOver, ({ params }, context) => stopHandOver(context, params)),
  implement(papers.withdrawBatch, ({ params, body }, context) => withdrawBatch(context, params, body.reason)),
  implement(papers.withdrawPaper, ({ params, body }, context) => withdrawPaper(context, params, body.reason)),
  implement(papers.receivedPapers, (_input, context) => listReceived(context)),
  implement(papers.receivedPaperFile, ({ params }, context) => openReceived(context, params.paperId)),
  implement(papers.readPaper, ({ params }, context) => sayRead(context, params.paperId)),
  implement(papers.todayPapers, (_input, { database, person }) => paperCards(database, person.id)),
];

export const papersArea = area({
  name: 'papers',
  answers,
  tables,
  personal,
  retention,
  keptFor: ['Papers that your employer handed over to you'],
  jobs: [readingPapers, handingPapersOver],
  demo,
  demoAfter: ['identity', 'organisation', 'employer'],
});
