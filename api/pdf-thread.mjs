/**
 * A thread of the service that makes PDFs, draws pages and reads texts, one after the other (`src/core/pdf`). Plain JavaScript, so
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

/** Pages and characters read of a file: its person is named on the first. */
const MOST_PAGES = 10;
const MOST_CHARACTERS = 200_000;

let openedReader;
const readText = async (file) => {
  openedReader ??= import('unpdf');
  const { getDocumentProxy } = await openedReader;
  try {
    const pdf = await getDocumentProxy(file, { verbosity: 0 });
    let text = '';
    for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      text += `${items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')}\n`;
      if (text.length > MOST_CHARACTERS) break;
    }
    await pdf.loadingTask.destroy();
    return { text: text.slice(0, MOST_CHARACTERS) };
  } catch {
    // A broken file, or one with a password, has no text that can be read.
    return { text: '' };
  }
};

const answer = async (ask) => {
  try {
    switch (ask.kind) {
      case 'cv':
        return await makeCv(ask.cv);
      case 'cv page':
        return await drawPage(ask);
      case 'text':
        return await readText(ask.file);
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
