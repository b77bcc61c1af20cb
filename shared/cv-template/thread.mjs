/**
 * A thread of Node that makes the PDFs it is asked for, one after the other (`node:worker_threads`). Plain JavaScript,
 * so that it runs as it is wherever the service runs; the engine it loads is the compiled one.
 */
import { parentPort } from 'node:worker_threads';
import { TooLongCv } from '@phila/cv-template/engine';
import { openPdfMaker } from '@phila/cv-template/service';

const opened = openPdfMaker();

const answer = async (document) => {
  try {
    const make = await opened;
    const { file, unreadable } = await make(document);
    return { file, unreadable };
  } catch (error) {
    return error instanceof TooLongCv
      ? { refused: error.message }
      : { failed: String(error?.stack ?? error) };
  }
};

parentPort.on('message', async (document) => {
  const reply = await answer(document);
  parentPort.postMessage(reply, reply.file === undefined ? [] : [reply.file.buffer]);
});
