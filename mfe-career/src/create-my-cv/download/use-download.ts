import { calls } from '@phila/contract/calls';
import { type CvDocument, cvFileName } from '@phila/contract/cv';
import { messageOf, notify, saveBlob, send } from '@phila/platform';
import { useState } from 'react';
import { type CvBody, choicesOf } from '../editing/cv-body.ts';
import type { Engine } from '../preview/use-engine.ts';
import { InvalidPdf, pdfOf } from './pdf-of.ts';

const { file, savedFile, textFile, wordFile } = calls.career.cv;

/** Milliseconds (specification: career, "Create My CV"). */
const REVOKED_AFTER = 1_000;

const said = (error: unknown): void =>
  notify(
    error instanceof InvalidPdf
      ? { severity: 'error', text: 'Invalid PDF response' }
      : { severity: 'error', text: 'Unable to download PDF', detail: messageOf(error, '') },
  );

/** Files without a layout: their call and file extension. */
const plainFiles = {
  word: { call: wordFile, ending: 'docx' },
  text: { call: textFile, ending: 'txt' },
} as const;

/** Makes the free layout in the page if the engine runs; otherwise, and for paid layouts, asks the service. */
const made = async (engine: Engine, document: CvDocument, body: CvBody): Promise<Blob> => {
  if (document.template === 0 && engine.state.status === 'ready')
    try {
      return new Blob([await engine.file(document)]);
    } catch {
      // The service runs the same engine without the limits of this device.
    }
  return send(file, { body: choicesOf(body) });
};

/** Downloads the CV as displayed or as saved and returns true on success. Shows failures as notices. */
export const useDownload = (engine: Engine) => {
  const [isDownloading, setDownloading] = useState(false);
  const run = async (
    name: string,
    make: () => Promise<Blob>,
    say: (error: unknown) => void = said,
  ): Promise<boolean> => {
    setDownloading(true);
    try {
      saveBlob(await make(), name, REVOKED_AFTER);
      return true;
    } catch (error) {
      say(error);
      return false;
    } finally {
      setDownloading(false);
    }
  };
  return {
    isDownloading,
    download: (document: CvDocument, body: CvBody) =>
      run(cvFileName(document.profile), async () => pdfOf(await made(engine, document, body))),
    /** Downloads a Word or text file from the service. */
    downloadPlain: (kind: keyof typeof plainFiles, document: CvDocument, body: CvBody) => {
      const { call, ending } = plainFiles[kind];
      return run(
        cvFileName(document.profile).replace(/pdf$/, ending),
        () => send(call, { body: choicesOf(body) }),
        (error) =>
          notify({ severity: 'error', text: 'Unable to download your CV', detail: messageOf(error, '') }),
      );
    },
    downloadSaved: (id: string) =>
      run(`CV_${id}.pdf`, async () => pdfOf(await send(savedFile, { params: { id } }))),
  };
};
