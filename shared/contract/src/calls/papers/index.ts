export {
  addBatch,
  addPaper,
  batchById,
  batches,
  choosePerson,
  handOver,
  leavePaperOut,
  paperFile,
  papersOfBatch,
  removeBatch,
  replacePaper,
  stopHandOver,
  withdrawBatch,
  withdrawPaper,
} from './batches.ts';
export { readPaper, receivedPaperFile, receivedPapers } from './received.ts';
export { todayPapers } from './today.ts';
