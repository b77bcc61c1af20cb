/**
 * A thread of the service that makes the PDFs it is asked for, one after the other (`src/core/pdf`). Plain JavaScript, so
 * that it runs as it is wherever the service runs; the engines that it loads are the compiled ones, each when it is first
 * needed.
 */
import { parentPort } from 'node:worker_threads';

let openedCvs;
const makeCv = async (cv) => {
  openedCvs ??= import('@phila/cv-template/service').then(({ openPdfMaker }) => openPdfMaker());
  const make = await openedCvs;
  const { TooLongCv } = await import('@phila/cv-template/engine');
  try {
    const { file, unreadable } = await make(cv);
    return { file, unreadable };
  } catch (error) {
    if (error instanceof TooLongCv) return { refused: error.message };
    throw error;
  }
};

let openedDocuments;
const makeDocument = async (document) => {
  openedDocuments ??= import('@phila/pdf/service').then(({ openDocumentMaker }) => openDocumentMaker());
  const make = await openedDocuments;
  return { file: await make(document), unreadable: [] };
};

const answer = async (ask) => {
  try {
    return await (ask.kind === 'cv' ? makeCv(ask.cv) : makeDocument(ask.document));
  } catch (error) {
    return { failed: String(error?.stack ?? error) };
  }
};

parentPort.on('message', async (ask) => {
  const reply = await answer(ask);
  parentPort.postMessage(reply, reply.file === undefined ? [] : [reply.file.buffer]);
});
