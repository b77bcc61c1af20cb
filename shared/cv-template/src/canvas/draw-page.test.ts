import { getDocumentProxy } from 'unpdf';
import { layoutCv } from '../layout-cv.ts';
import { PAGE } from '../layout/page.ts';
import { cvTemplates } from '@phila/contract/cv';
import { openPdfMaker, readFonts } from '../service.ts';
import { usualCv } from '../testing/specimens.ts';
import { openFaces } from '../text/face.ts';
import { type Context, drawPage } from './draw-page.ts';

interface DrawnText {
  text: string;
  x: number;
  y: number;
  font: string;
}

/** Canvas that records the text drawn on it. */
const recorder = (): { context: Context; written: DrawnText[] } => {
  const written: DrawnText[] = [];
  const nothing = (): undefined => undefined;
  const context: Context = {
    save: nothing,
    restore: nothing,
    setTransform: nothing,
    transform: nothing,
    fillRect: nothing,
    beginPath: nothing,
    arc: nothing,
    fill: nothing,
    clip: nothing,
    drawImage: nothing,
    fillStyle: '',
    font: '',
    fontKerning: 'auto',
    globalAlpha: 1,
    fillText: (text, x, y) => void written.push({ text, x, y, font: context.font }),
  };
  return { context, written };
};

test.each(cvTemplates)('the canvas of layout %i has every word where the file has it', async (template) => {
  const faces = openFaces(await readFonts());
  const cv = layoutCv(usualCv(template), faces);
  const document = await getDocumentProxy((await (await openPdfMaker())(usualCv(template))).file);
  expect(document.numPages).toBe(cv.pages.length);
  for (const [index, page] of cv.pages.entries()) {
    const { context, written } = recorder();
    drawPage(context, page, { scale: 1, faces, picture: null });
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    const read = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    expect(read.length).toBeGreaterThan(10);
    for (const { str, transform } of read) {
      const [size, , , , x, y] = transform as [number, number, number, number, number, number];
      const [word = ''] = str.trim().split(' ');
      const same = written.find(
        (one) =>
          one.text.startsWith(word) &&
          Math.abs(one.x - x) < 0.01 &&
          Math.abs(PAGE.height - one.y - y) < 0.01 &&
          Math.abs(Number.parseFloat(one.font) - size) < 0.01,
      );
      expect({ str, found: same !== undefined }).toEqual({ str, found: true });
    }
    await document.cleanup();
  }
  await document.destroy();
});
