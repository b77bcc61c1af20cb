import { CV_WATERMARK, type CvDocument } from '@phila/contract/cv';
import { templates } from './templates/index.ts';
import type { Faces } from './text/face.ts';
import { Unreadable } from './text/readable.ts';
import { contentOf } from './layout/content.ts';
import { type Item, type LaidOutCv, PAGE, type Page, type Tag } from './layout/page.ts';
import { pictureSize } from './layout/picture.ts';
import { flowed } from './flow.ts';
import { moved } from './layout/rows.ts';
import { MAX_PAGES, TooLongCv } from './layout/too-long.ts';

/** Watermark along a rising diagonal, whole on the page, and large enough to make the page unusable. */
const WATERMARK = { size: 46, turn: [Math.SQRT1_2, -Math.SQRT1_2], opacity: 0.3, colour: '#7b8794' } as const;

const watermarkOf = (faces: Faces): Item[] => {
  const width = faces.semibold.width(CV_WATERMARK, WATERMARK.size);
  return [0.23, 0.5, 0.77].map((height) => ({
    kind: 'text',
    x: PAGE.width / 2 - (width / 2) * WATERMARK.turn[0],
    y: PAGE.height * height - (width / 2) * WATERMARK.turn[1],
    text: CV_WATERMARK,
    face: 'semibold',
    size: WATERMARK.size,
    colour: WATERMARK.colour,
    turn: WATERMARK.turn,
    opacity: WATERMARK.opacity,
  }));
};

/**
 * Lays out a CV as pages. Pure: the same document and faces give the same pages on every machine.
 * @throws TooLongCv
 */
export const layoutCv = (document: CvDocument, faces: Faces): LaidOutCv => {
  const unreadable = new Unreadable();
  const content = contentOf(document, faces.regular, unreadable);
  const tree: Tag = { role: 'Document', children: [] };
  const pixels = pictureSize(document.profile.picture);
  const picture =
    pixels === undefined || !document.profile.picture
      ? undefined
      : { source: document.profile.picture, pixels };
  const template = templates[document.template]({
    content,
    picture,
    colour: document.colour,
    faces,
    tree,
  });

  const flows = flowed(template.columns);
  const count = Math.max(...flows.map((pages) => pages.length));
  if (count > MAX_PAGES) throw new TooLongCv();

  const watermark = document.watermark && document.template !== 0 ? watermarkOf(faces) : [];
  const pages = Array.from({ length: count }, (_, index): Page => {
    const pageNumber = index + 1;
    const placed = flows.map((flow) => flow[index]);
    const items: Item[] = [
      ...template.behind(
        pageNumber,
        placed.map((column) => column?.rows ?? []),
      ),
    ];
    const heads: string[] = [];
    if (pageNumber === 1) items.push(...template.head);
    for (const [position, { span }] of template.columns.entries()) {
      const { top } = span(pageNumber);
      const { rows = [], x = 0 } = placed[position] ?? {};
      for (const { row, top: rowTop } of rows) {
        items.push(...row.items.map((item) => moved(item, x, top + rowTop)));
        if (row.head !== undefined) heads.push(row.head);
      }
    }
    if (count > 1) {
      const text = `${content.name.slice(0, 60)}   ${pageNumber} / ${count}`;
      const size = 8.5;
      const { right, baseline, colour } = template.foot;
      const x = right - faces.regular.width(text, size);
      items.push({ kind: 'text', x, y: baseline, text, face: 'regular', size, colour });
    }
    items.push(...watermark);
    return { items, heads };
  });
  return {
    pages,
    tree,
    title: content.name === '' ? 'Curriculum vitae' : `${content.name} – Curriculum vitae`,
    author: content.name,
    subject: content.heading,
    locale: document.locale,
    date: document.date,
    unreadable: unreadable.characters,
  };
};
