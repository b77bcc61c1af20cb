/** `@phila/pdf/service`: makes documents in Node. Use in a thread: it can take seconds of CPU time. */
import { readFonts } from '@phila/cv-template/service';
import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import type { DrawnNode } from './drawn/drawn-node.ts';
import { element } from './render/element.ts';
import { registerFonts } from './render/fonts.ts';

/** Opens a maker of PDFs, one at a time; open it once per thread. */
export const openDocumentMaker = async (): Promise<
  (document: DrawnNode) => Promise<Uint8Array<ArrayBuffer>>
> => {
  const faces = registerFonts(await readFonts());
  return async (document) =>
    new Uint8Array(await renderToBuffer(element(document, faces) as ReactElement<DocumentProps>));
};
