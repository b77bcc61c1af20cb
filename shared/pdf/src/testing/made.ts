import { readBack } from '@phila/cv-template/read-back';
import type { ReactElement } from 'react';
import { drawn } from '../drawn/drawn.ts';
import { openDocumentMaker } from '../service.ts';

let opened: ReturnType<typeof openDocumentMaker> | undefined;

/** Makes a document's bytes as the service's thread does, cloning the input first. */
export const bytesOf = async (document: ReactElement): Promise<Uint8Array<ArrayBuffer>> => {
  opened ??= openDocumentMaker();
  return (await opened)(structuredClone(drawn(document)));
};

/** Text (with plain spaces) and fonts of a document, as an independent reader finds them. */
export const made = async (document: ReactElement) => {
  const bytes = await bytesOf(document);
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll(/ +/g, ' ');
  const read = await readBack(bytes);
  const raw = new TextDecoder('latin1').decode(bytes);
  return {
    ...read,
    bytes,
    text: plain(read.text),
    pages: read.pages.map((page) => plain(page.replaceAll('\n', ' '))),
    embedded: raw.match(/\/FontFile2 /g)?.length ?? 0,
    /** Fonts that are not embedded. */
    foreign: raw.match(/\/Subtype \/Type1\b/g)?.length ?? 0,
  };
};
