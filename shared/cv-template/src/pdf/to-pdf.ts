import type PDFDocument from 'pdfkit';
import {
  type Item,
  type LaidOutCv,
  PAGE,
  type PictureItem,
  type Tag,
  type TextItem,
} from '../layout/page.ts';
import { bytesOf } from '../layout/picture.ts';
import type { Faces } from '../text/face.ts';

/** pdfkit's document class: its browser build on both sides, because the Node build compresses with another library. */
export type PdfWriter = typeof PDFDocument;

type Writer = InstanceType<PdfWriter>;
type Element = ReturnType<Writer['struct']>;

/** Extent of a line above and below the baseline, as shares of the size; the clickable area of a link. */
const ASCENT = 0.95;
const DESCENT = 0.3;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Elements with drawn content; an empty one would be read as a blank line. */
const drawnTags = (cv: LaidOutCv): ReadonlySet<Tag> => {
  const drawn = new Set<Tag>();
  for (const { items } of cv.pages) for (const { tag } of items) if (tag !== undefined) drawn.add(tag);
  const visit = (tag: Tag): boolean => {
    const some = tag.children.map(visit).includes(true) || drawn.has(tag);
    if (some) drawn.add(tag);
    return some;
  };
  visit(cv.tree);
  return drawn;
};

/** pdfkit's metadata methods, missing from its types. */
interface Metadata {
  appendXML(xml: string): void;
  _addInfo(): void;
}

/** Writes title and author as XML. pdfkit would not escape them, and a `&` would corrupt the metadata. */
const writeMetadata = (writer: Writer, cv: LaidOutCv, created: Date): void => {
  const metadata: Metadata = Object.assign(writer as unknown as Metadata, { _addInfo: () => undefined });
  const moment = created.toISOString().replace('.000', '');
  metadata.appendXML(`
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(cv.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(cv.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeXml(cv.locale)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${moment}</xmp:CreateDate>
<xmp:CreatorTool>Phila</xmp:CreatorTool>
<pdf:Producer>Phila</pdf:Producer>
</rdf:Description>`);
};

const drawText = (writer: Writer, item: TextItem): void => {
  const { x, y, text, face, size, colour, turn, opacity } = item;
  writer.font(face).fontSize(size).fillColor(colour);
  if (opacity !== undefined) writer.fillOpacity(opacity);
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  if (turn === undefined) {
    writer.text(text, x, y, options);
  } else {
    const [cos, sin] = turn;
    writer.save().transform(cos, sin, -sin, cos, x, y);
    writer.text(text, 0, 0, options);
    writer.restore();
  }
  if (opacity !== undefined) writer.fillOpacity(1);
};

const drawPicture = (writer: Writer, { x, y, size, source, pixels }: PictureItem): void => {
  const { width, height } = pixels;
  // Fills the square with the centre of the picture.
  const scale = size / Math.min(width, height);
  const [wide, high] = [width * scale, height * scale];
  writer
    .save()
    .circle(x + size / 2, y + size / 2, size / 2)
    .clip();
  // Ignores EXIF orientation, as the preview does; the types lack this option.
  const options = { width: wide, height: high, ignoreOrientation: true };
  writer.image(bytesOf(source).buffer, x - (wide - size) / 2, y - (high - size) / 2, options);
  writer.restore();
};

const drawItem = (writer: Writer, item: Item): void => {
  switch (item.kind) {
    case 'text':
      drawText(writer, item);
      break;
    case 'box':
      writer.rect(item.x, item.y, item.width, item.height).fill(item.colour);
      break;
    case 'disc':
      writer.circle(item.x, item.y, item.radius).fill(item.colour);
      break;
    case 'picture':
      drawPicture(writer, item);
      break;
  }
};

/**
 * Makes a CV's PDF: tagged, with title and language, embedding only the letters used. Equal input gives equal bytes.
 */
export const toPdf = (cv: LaidOutCv, faces: Faces, Writer: PdfWriter): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const created = new Date(`${cv.date}T00:00:00Z`);
    const writer = new Writer({
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: cv.locale,
      displayTitle: true,
      // Prevents loading the metrics of the default font.
      font: '',
      size: [PAGE.width, PAGE.height],
      margin: 0,
      info: {
        Title: cv.title,
        ...(cv.author === '' ? {} : { Author: cv.author }),
        ...(cv.subject === '' ? {} : { Subject: cv.subject }),
        Creator: 'Phila',
        Producer: 'Phila',
        CreationDate: created,
      },
    });
    const chunks: Uint8Array[] = [];
    writer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    writer.on('end', () => {
      const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let place = 0;
      for (const chunk of chunks) {
        file.set(chunk, place);
        place += chunk.length;
      }
      resolve(file);
    });
    writer.on('error', reject);

    for (const face of Object.values(faces))
      // Passes an opened font: pdfkit accepts it, but its types do not say so.
      writer.registerFont(face.name, face.font as unknown as string);

    const drawn = drawnTags(cv);
    const elements = new Map<Tag, Element>();
    const build = (tag: Tag): Element => {
      const element = writer.struct(tag.role, tag.alt === undefined ? {} : { alt: tag.alt });
      elements.set(tag, element);
      for (const child of tag.children) if (drawn.has(child)) element.add(build(child));
      return element;
    };

    let isBuilt = false;
    for (const [index, { items, heads }] of cv.pages.entries()) {
      writer.addPage();
      if (!isBuilt) {
        writer.addStructure(build(cv.tree));
        isBuilt = true;
      }
      for (const head of heads) writer.outline.addItem(head);
      const ended = new Set<Element>();
      let marked: Tag | 'decoration' | undefined;
      for (const item of items) {
        const wanted = item.tag ?? 'decoration';
        if (wanted !== marked) {
          if (marked !== undefined) writer.endMarkedContent();
          if (wanted === 'decoration') writer.markContent('Artifact', { type: 'Layout' });
          else elements.get(wanted)?.add(writer.markStructureContent(wanted.role));
          marked = wanted;
        }
        drawItem(writer, item);
        if (item.kind === 'text' && item.url !== undefined && item.tag !== undefined) {
          const element = elements.get(item.tag);
          const { x, y, size, text, face, url } = item;
          const width = faces[face].width(text, size);
          writer.link(x, y - size * ASCENT, width, size * (ASCENT + DESCENT), url, {
            ...(element === undefined ? {} : { structParent: element }),
            // Wrapped in an object, because pdfkit writes a plain string as a name.
            Contents: Object(text) as string,
          });
          if (element !== undefined) ended.add(element);
        }
      }
      if (marked !== undefined) writer.endMarkedContent();
      // A link refers to the page current when it ends; its lines are never split, so they are all on this page.
      const isLastOf = (element: Element): boolean =>
        !cv.pages
          .slice(index + 1)
          .some((page) => page.items.some(({ tag }) => tag !== undefined && elements.get(tag) === element));
      for (const element of ended) if (isLastOf(element)) element.end();
    }
    writeMetadata(writer, cv, created);
    writer.end();
  });
