/**
 * A thread of the service that makes PDFs and draws pages, one after the other (`src/core/pdf`). Plain JavaScript, so
 * that it runs without a build; loads each compiled engine when first needed.
 */
import { parentPort } from 'node:worker_threads';

const refusedIfTooLong = async (make) => {
  const { TooLongCv } = await import('@phila/cv-template/engine');
  try {
    return await make();
  } catch (error) {
    if (error instanceof TooLongCv) return { refused: error.message };
    throw error;
  }
};

let openedCvs;
const makeCv = async (cv) => {
  openedCvs ??= import('@phila/cv-template/service').then(({ openPdfMaker }) => openPdfMaker());
  const make = await openedCvs;
  return refusedIfTooLong(() => make(cv));
};

let openedPages;
const drawPage = async ({ cv, page, width }) => {
  openedPages ??= Promise.all([import('@phila/cv-template/pictures'), import('@napi-rs/canvas')]).then(
    ([{ openPagePainter }, { default: canvas }]) => openPagePainter(canvas),
  );
  const draw = await openedPages;
  return (await refusedIfTooLong(() => draw(cv, page, width))) ?? { missing: true };
};

let openedDocuments;
const makeDocument = async (document) => {
  openedDocuments ??= import('@phila/pdf/service').then(({ openDocumentMaker }) => openDocumentMaker());
  const make = await openedDocuments;
  return { file: await make(document), unreadable: [] };
};

const answer = async (ask) => {
  try {
    switch (ask.kind) {
      case 'cv':
        return await makeCv(ask.cv);
      case 'cv page':
        return await drawPage(ask);
      default:
        return await makeDocument(ask.document);
    }
  } catch (error) {
    return { failed: String(error?.stack ?? error) };
  }
};

parentPort.on('message', async (ask) => {
  const reply = await answer(ask);
  parentPort.postMessage(reply, reply.file === undefined ? [] : [reply.file.buffer]);
});
