/*
 * `@phila/pdf/worker`: makes documents in a worker of the page. The shell builds it as a separate file, loaded with the
 * first document. Its content security policy allows WebAssembly, because layout needs it; the page's does not.
 */
import { fontAddresses } from '@phila/cv-template/font-addresses';
import type { Faces } from '@phila/cv-template/engine';
import { type DocumentProps, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Answer, Ask } from './protocol.ts';
import { element } from './render/element.ts';
import { registerFonts } from './render/fonts.ts';

/** Parts of the worker's global that are used; TypeScript has either the page's types or a worker's. */
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

/** Runs one document at a time, because the library keeps its state in one place. */
let last: Promise<void> = Promise.resolve();

const answer = async (ask: Ask): Promise<void> => {
  try {
    const file = await make(ask);
    scope.postMessage({ id: ask.id, file }, [file.buffer]);
  } catch {
    // Retries fonts that failed to load with the next document.
    faces = null;
    scope.postMessage({ id: ask.id, file: null }, []);
  }
};

scope.addEventListener('message', ({ data: ask }) => {
  last = last.then(() => answer(ask));
});
