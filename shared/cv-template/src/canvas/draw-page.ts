import { type Page, PAGE, type TextItem } from '../layout/page.ts';
import type { Faces } from '../text/face.ts';

/** Canvas methods that are used; both the page's canvas and the off-screen one have them. */
export type Context = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'setTransform'
  | 'transform'
  | 'fillRect'
  | 'beginPath'
  | 'arc'
  | 'fill'
  | 'clip'
  | 'fillText'
  | 'drawImage'
  | 'fillStyle'
  | 'font'
  | 'fontKerning'
  | 'globalAlpha'
>;

/** Family name that a worker registers a face under. */
export const familyOf = (face: TextItem['face']): string => `Phila CV ${face}`;

const drawText = (context: Context, item: TextItem, faces: Faces): void => {
  const { x, y, text, face, size, colour, turn, opacity } = item;
  context.save();
  context.fillStyle = colour;
  context.font = `${size}px "${familyOf(face)}"`;
  context.fontKerning = 'normal';
  if (opacity !== undefined) context.globalAlpha = opacity;
  if (turn !== undefined) {
    const [cos, sin] = turn;
    context.transform(cos, sin, -sin, cos, x, y);
  }
  const base = turn === undefined ? y : 0;
  let left = turn === undefined ? x : 0;
  // Draws word by word at the layout's positions, so that the browser's rounding does not add up along a line.
  for (const word of text.match(/[^ ]* ?/g) ?? []) {
    if (word.trim() !== '') context.fillText(word.trimEnd(), left, base);
    if (word !== '') left += faces[face].width(word, size);
  }
  context.restore();
};

/**
 * Draws a page exactly as in the file.
 * @param scale pixels to a point
 * @param picture the person's picture; null leaves its place grey
 */
export const drawPage = (
  context: Context,
  page: Page,
  { scale, faces, picture }: { scale: number; faces: Faces; picture: CanvasImageSource | null },
): void => {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  for (const item of page.items) {
    switch (item.kind) {
      case 'text':
        drawText(context, item, faces);
        break;
      case 'box':
        context.fillStyle = item.colour;
        context.fillRect(item.x, item.y, item.width, item.height);
        break;
      case 'disc':
        context.fillStyle = item.colour;
        context.beginPath();
        context.arc(item.x, item.y, item.radius, 0, 2 * Math.PI);
        context.fill();
        break;
      case 'picture': {
        const { x, y, size, pixels } = item;
        const factor = size / Math.min(pixels.width, pixels.height);
        const [wide, high] = [pixels.width * factor, pixels.height * factor];
        context.save();
        context.beginPath();
        context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
        context.clip();
        context.fillStyle = '#cbd2d9';
        context.fillRect(x, y, size, size);
        if (picture !== null)
          context.drawImage(picture, x - (wide - size) / 2, y - (high - size) / 2, wide, high);
        context.restore();
        break;
      }
    }
  }
};
