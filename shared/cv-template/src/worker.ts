/*
 * `@phila/cv-template/worker`: the engine in a worker of the page. A remote builds it as a separate file (`workers` of
 * its webpack configuration) and starts it with `createCvPreview`.
 */
import Writer from 'pdfkit';
import { drawPage, familyOf } from './canvas/draw-page.ts';
import { layoutCv } from './layout-cv.ts';
import { type LaidOutCv, PAGE } from './layout/page.ts';
import { bytesOf } from './layout/picture.ts';
import { TooLongCv } from './layout/too-long.ts';
import type { CvDocument } from '@phila/contract/cv';
import { toPdf } from './pdf/to-pdf.ts';
import type { Answer, Ask } from './preview/protocol.ts';
import { type Faces, type FaceName, openFaces } from './text/face.ts';
import { fontAddresses } from './text/font-addresses.ts';

/** Parts of the worker's global that are used; TypeScript has either the page's types or a worker's. */
interface WorkerScope {
  postMessage(answer: Answer, transfer?: Transferable[]): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<Ask>) => void): void;
  fonts: FontFaceSet;
  /** Location of the worker's files if not beside its script: on a development server. */
  cvBase?: string;
}
const scope = globalThis as unknown as WorkerScope;
const tell = (answer: Answer, transfer: Transferable[] = []): void => scope.postMessage(answer, transfer);

/** Address of the build's files, set by webpack. */
declare let __webpack_public_path__: string;
if (scope.cvBase !== undefined) __webpack_public_path__ = scope.cvBase;

const PARTS = 1 + Object.keys(fontAddresses).length;
let parts = 1;

const load = async (face: FaceName): Promise<Uint8Array<ArrayBuffer>> => {
  const reply = await fetch(fontAddresses[face]);
  if (!reply.ok) throw new Error(`${face}: ${reply.status}`);
  const file = new Uint8Array(await reply.arrayBuffer());
  // Registers the same bytes for the canvas. A worker without FontFace can still make files.
  if (typeof FontFace === 'function')
    scope.fonts.add(await new FontFace(familyOf(face), file.slice()).load());
  parts += 1;
  tell({ kind: 'progress', done: parts, of: PARTS });
  return file;
};

const start = async (): Promise<Faces> => {
  tell({ kind: 'progress', done: parts, of: PARTS });
  const [regular, semibold] = await Promise.all([load('regular'), load('semibold')]);
  const faces = openFaces({ regular, semibold });
  tell({ kind: 'ready' });
  return faces;
};

/** Caches the last picture, because it stays the same while the person types. */
let picture: { source: string; bitmap: ImageBitmap | null } | null = null;
const pictureOf = async ({ profile }: CvDocument): Promise<ImageBitmap | null> => {
  const source = profile.picture ?? '';
  if (picture?.source === source) return picture.bitmap;
  let bitmap: ImageBitmap | null = null;
  try {
    if (source !== '')
      bitmap = await createImageBitmap(new Blob([bytesOf(source)], { type: 'image/jpeg' }), {
        imageOrientation: 'none',
      });
  } catch {
    // Leaves the place of a damaged picture grey.
  }
  picture?.bitmap?.close();
  picture = { source, bitmap };
  return bitmap;
};

/** Lets newer messages in between two pages. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

let latest = 0;

const draw = async (ask: Extract<Ask, { kind: 'draw' }>, faces: Faces): Promise<void> => {
  const { id, document, visible, scale } = ask;
  if (typeof OffscreenCanvas !== 'function') {
    tell({
      kind: 'refused',
      id,
      message: 'This browser cannot show a preview. You can still download your CV.',
    });
    return;
  }
  const cv: LaidOutCv = layoutCv(document, faces);
  const bitmap = await pictureOf(document);
  if (id !== latest) return;
  tell({ kind: 'layout', id, pages: cv.pages.length, unreadable: cv.unreadable });
  const first = Math.min(Math.max(visible, 1), cv.pages.length);
  const order = [first, ...cv.pages.map((_, index) => index + 1)].filter(
    (page, index) => index === 0 || page !== first,
  );
  for (const number of order) {
    const page = cv.pages[number - 1];
    if (id !== latest || page === undefined) return;
    const canvas = new OffscreenCanvas(Math.round(PAGE.width * scale), Math.round(PAGE.height * scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('No canvas');
    drawPage(context, page, { scale, faces, picture: bitmap });
    const drawn = canvas.transferToImageBitmap();
    tell({ kind: 'page', id, page: number, bitmap: drawn }, [drawn]);
    await nextTask();
  }
  if (id === latest) tell({ kind: 'drawn', id });
};

const answer = async (ask: Ask, faces: Faces): Promise<void> => {
  if (ask.kind === 'draw') {
    await draw(ask, faces);
    return;
  }
  const cv = layoutCv(ask.document, faces);
  const file = await toPdf(cv, faces, Writer);
  tell({ kind: 'file', id: ask.id, file, unreadable: cv.unreadable }, [file.buffer]);
};

const started = start();
started.catch(() => tell({ kind: 'broken' }));

scope.addEventListener('message', ({ data: ask }) => {
  if (ask.kind === 'draw') latest = ask.id;
  void (async () => {
    try {
      const faces = await started;
      // Newer text arrived while the engine was loading.
      if (ask.kind === 'draw' && ask.id !== latest) return;
      await answer(ask, faces);
    } catch (error) {
      if (error instanceof TooLongCv) tell({ kind: 'refused', id: ask.id, message: error.message });
      else tell({ kind: 'broken' });
    }
  })();
});
