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

/** pdfkit's document: its build for browsers, on both sides, since the one for Node packs with another library. */
export type PdfWriter = typeof PDFDocument;

type Writer = InstanceType<PdfWriter>;
type Element = ReturnType<Writer['struct']>;

/** How far above the baseline a line reaches, and how far below, as shares of the size: the place of a link. */
const ASCENT = 0.95;
const DESCENT = 0.3;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whether anything of an element is drawn: one without content would be read as an empty line. */
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

/** What pdfkit keeps of a file's metadata; its types leave these out. */
interface Metadata {
  appendXML(xml: string): void;
  _addInfo(): void;
}

/** Title and author as XML. pdfkit would write them without escaping, so that a `&` spoils the metadata. */
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
  // The middle of the picture fills the square.
  const scale = size / Math.min(width, height);
  const [wide, high] = [width * scale, height * scale];
  writer
    .save()
    .circle(x + size / 2, y + size / 2, size / 2)
    .clip();
  // The types do not know the last of these: the preview does not turn a picture either.
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

/** The file of a CV: tagged, with its title and language, the letters that occur embedded. Equal input, equal bytes. */
export const toPdf = (cv: LaidOutCv, faces: Faces, Writer: PdfWriter): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const created = new Date(`${cv.date}T00:00:00Z`);
    const writer = new Writer({
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: cv.locale,
      displayTitle: true,
      // Without one of the standard fonts, whose measures would be loaded.
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
      // pdfkit takes an opened font as well, which its types do not say.
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
            // An object, since pdfkit writes a plain string as a name.
            Contents: Object(text) as string,
          });
          if (element !== undefined) ended.add(element);
        }
      }
      if (marked !== undefined) writer.endMarkedContent();
      // A link names the page that is current as it ends; a link's lines are never parted, so all of it is here.
      const isLastOf = (element: Element): boolean =>
        !cv.pages
          .slice(index + 1)
          .some((page) => page.items.some(({ tag }) => tag !== undefined && elements.get(tag) === element));
      for (const element of ended) if (isLastOf(element)) element.end();
    }
    writeMetadata(writer, cv, created);
    writer.end();
  });
