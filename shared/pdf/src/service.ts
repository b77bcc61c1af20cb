/** `@phila/pdf/service`: documents made in Node. For a thread: it takes up to some seconds of processor. */
import { readFonts } from '@phila/cv-template/service';
import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import type { DrawnNode } from './drawn/drawn-node.ts';
import { element } from './render/element.ts';
import { registerFonts } from './render/fonts.ts';

/** Makes PDFs, one after the other: open it once for a thread. */
export const openDocumentMaker = async (): Promise<
  (document: DrawnNode) => Promise<Uint8Array<ArrayBuffer>>
> => {
  const faces = registerFonts(await readFonts());
  return async (document) =>
    new Uint8Array(await renderToBuffer(element(document, faces) as ReactElement<DocumentProps>));
};
