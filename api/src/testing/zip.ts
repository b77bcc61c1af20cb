import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  bytes: Buffer | string;
  /** A false unpacked size for the zip to claim. */
  declared?: number;
}

/** A handmade zip, with false and odd entries where a test wants them. */
export const zipOf = (...parts: ZipPart[]): Buffer => packed(parts, false);

/** Packs like a program that streams: each part's sizes follow it. */
export const streamedZipOf = (...parts: ZipPart[]): Buffer => packed(parts, true);

const packed = (parts: readonly ZipPart[], isStreamed: boolean): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, declared } of parts) {
    const plain = Buffer.from(bytes);
    const deflated = deflateRawSync(plain);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isStreamed ? 0x0808 : 0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(deflated.length, 14);
    fields.writeUInt32LE(declared ?? plain.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const sizes = fields.subarray(10, 22);
    const head = Buffer.from(fields);
    if (isStreamed) head.fill(0, 10, 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      head,
      title,
      deflated,
      ...(isStreamed ? [Buffer.from('PK\x07\x08'), sizes] : []),
    ]);
    const central = Buffer.alloc(16);
    central.writeUInt32LE(offset, 12);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        fields,
        central.subarray(0, 2),
        central.subarray(0, 2),
        central.subarray(0, 2),
        central.subarray(0, 4),
        central.subarray(12, 16),
        title,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Parts that describe an Office package, with one as its document. */
export const officeParts = (main: string, contentType: string): ZipPart[] => [
  {
    name: '[Content_Types].xml',
    bytes: `<?xml version="1.0"?><Types><Override PartName="/${main}" ContentType="${contentType}"/></Types>`,
  },
  { name: '_rels/.rels', bytes: relations({ type: 'officeDocument', target: main }) },
];

export const relations = (...all: { type: string; target: string; mode?: 'External' }[]): string =>
  `<Relationships>${all
    .map(
      ({ type, target, mode }, at) =>
        `<Relationship Id="r${at}" Type="${RELATION}/${type}" Target="${target}"${mode === undefined ? '' : ` TargetMode="${mode}"`}/>`,
    )
    .join('')}</Relationships>`;

export const DOCX_TYPE = `${OFFICE}.wordprocessingml.document.main+xml`;
export const XLSX_TYPE = `${OFFICE}.spreadsheetml.sheet.main+xml`;

/** The smallest document of each kind. */
export const docx = (): Buffer =>
  zipOf(...officeParts('word/document.xml', DOCX_TYPE), {
    name: 'word/document.xml',
    bytes: '<w:document/>',
  });
export const xlsx = (): Buffer =>
  zipOf(...officeParts('xl/workbook.xml', XLSX_TYPE), { name: 'xl/workbook.xml', bytes: '<workbook/>' });
export const odt = (): Buffer =>
  zipOf(
    { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', bytes: '<office:document-content/>' },
  );
