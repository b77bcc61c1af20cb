/*
 * `@phila/pdf/worker`: documents made in a worker of the page. The shell builds it as a file of its own, which comes when
 * the first document is asked for. Its policy allows WebAssembly, with which the library lays out; the page's does not.
 */
import { fontAddresses } from '@phila/cv-template/font-addresses';
import type { Faces } from '@phila/cv-template/engine';
import { type DocumentProps, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Answer, Ask } from './protocol.ts';
import { element } from './render/element.ts';
import { registerFonts } from './render/fonts.ts';

/** What of a worker's own global is used; TypeScript's types have either the page's or a worker's. */
interface WorkerScope {
  postMessage(answer: Answer, transfer?: Transferable[]): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<Ask>) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

const load = async (address: URL): Promise<Uint8Array<ArrayBuffer>> => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`A font answered ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
};

const start = async (): Promise<Faces> => {
  const [regular, semibold] = await Promise.all([load(fontAddresses.regular), load(fontAddresses.semibold)]);
  return registerFonts({ regular, semibold });
};

let faces: Promise<Faces> | null = null;

const make = async ({ document }: Ask): Promise<Uint8Array<ArrayBuffer>> => {
  faces ??= start();
  const blob = await pdf(element(document, await faces) as ReactElement<DocumentProps>).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};

/** One after the other: the library keeps what it works on in one place. */
let last: Promise<void> = Promise.resolve();

const answer = async (ask: Ask): Promise<void> => {
  try {
    const file = await make(ask);
    scope.postMessage({ id: ask.id, file }, [file.buffer]);
  } catch {
    // Fonts that did not come are fetched once more with the next document.
    faces = null;
    scope.postMessage({ id: ask.id, file: null }, []);
  }
};

scope.addEventListener('message', ({ data: ask }) => {
  last = last.then(() => answer(ask));
});
