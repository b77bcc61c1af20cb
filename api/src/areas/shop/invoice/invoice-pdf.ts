import { type Brand, longDateText, percentText, southAfricanDay } from '@phila/contract';
import { type Cents, formatCents, VAT_PERCENT } from '@phila/finance/cents';
import Pdfkit from 'pdfkit';

/** What a tax invoice says. Money is in whole cents, VAT included. */
export interface Invoice {
  kind: 'full' | 'abridged';
  seller: Brand;
  number: string;
  orderNumber: string;
  paidAt: Date;
  /** Printed on the full invoice only. */
  buyer: { name: string; address: string; vatNumber: string | null };
  lines: readonly {
    name: string;
    quantity: number;
    unitPrice: Cents;
    discount: Cents;
    total: Cents;
    cause: string | null;
    donation: Cents;
  }[];
  subtotal: Cents;
  discount: Cents;
  vat: Cents;
  total: Cents;
}

const INK = '#14213d';
const QUIET = '#5b6270';
const RULE = '#d9d2ca';
const ACCENT = '#8b1a2b';

/** A4 in points, 1/72 of an inch. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 56;
const INNER = WIDTH - 2 * MARGIN;
/** No line of the table begins below this. */
const LOWEST = HEIGHT - 150;

/** Left edge and width of each column of the table. */
const COLUMNS = [
  { title: 'Description', x: 0, width: 215, align: 'left' },
  { title: 'Qty', x: 220, width: 35, align: 'right' },
  { title: 'Price', x: 260, width: 75, align: 'right' },
  { title: 'Discount', x: 340, width: 65, align: 'right' },
  { title: 'Total', x: 408, width: INNER - 408, align: 'right' },
] as const;

type Pdf = InstanceType<typeof Pdfkit>;

/**
 * The font of the CVs. It has the letters of every South African language (ḓ, ṱ, ṋ, š), which the standard fonts of PDF
 * do not. Read once, when the first invoice is made.
 */
let fonts: Promise<{ regular: Uint8Array<ArrayBuffer>; semibold: Uint8Array<ArrayBuffer> }> | null = null;
const readLetters = async () => (await import('@phila/cv-template/service')).readFonts();

const begin = async ({ number, seller, paidAt }: Invoice): Promise<Pdf> => {
  fonts ??= readLetters();
  const { regular, semibold } = await fonts;
  const pdf = new Pdfkit({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-ZA',
    displayTitle: true,
    // No default font: every font that is used is embedded.
    font: '',
    // The same invoice is the same bytes: it is made anew each time that it is asked for.
    info: {
      Title: `Tax invoice ${number}`,
      Author: seller.company.legalName,
      CreationDate: paidAt,
      ModDate: paidAt,
    },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', semibold);
  return pdf;
};

/** Text under a tag, for screen readers. */
const tagged = (pdf: Pdf, tag: string, draw: () => void): void => {
  pdf.addStructure(pdf.struct(tag, {}, draw));
};

const head = (pdf: Pdf, { seller, kind, number, orderNumber, paidAt, buyer }: Invoice): void => {
  pdf.rect(0, 0, WIDTH, 8).fill(ACCENT);
  tagged(pdf, 'H1', () => {
    pdf.font('bold').fontSize(22).fillColor(INK).text('Tax invoice', MARGIN, 48, { width: INNER });
  });
  tagged(pdf, 'P', () => {
    pdf
      .font('regular')
      .fontSize(10)
      .fillColor(QUIET)
      .text(`Number ${number}`, { width: INNER })
      .text(`Date ${longDateText(southAfricanDay(paidAt))}`)
      .text(`Order ${orderNumber}`);
  });
  const top = pdf.y + 24;
  const { company, address, phone, email } = seller;
  const party = (title: string, lines: readonly string[], x: number): void => {
    const width = INNER / 2 - 12;
    tagged(pdf, 'H2', () => {
      pdf.font('bold').fontSize(10).fillColor(ACCENT).text(title, x, top, { width });
    });
    tagged(pdf, 'P', () => {
      pdf.font('regular').fillColor(INK);
      for (const line of lines) pdf.text(line, { width });
    });
  };
  party(
    'From',
    [
      company.legalName,
      ...address,
      `VAT number ${company.vatNumber}`,
      `Registration number ${company.registrationNumber}`,
      `${phone}, ${email}`,
    ],
    MARGIN,
  );
  const left = pdf.y;
  if (kind === 'full')
    party(
      'To',
      [
        buyer.name,
        ...buyer.address.split('\n'),
        ...(buyer.vatNumber === null ? [] : [`VAT number ${buyer.vatNumber}`]),
      ],
      MARGIN + INNER / 2 + 12,
    );
  pdf.y = Math.max(left, pdf.y) + 24;
};

const rule = (pdf: Pdf, y: number): void => {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
};

const rowOf = (
  pdf: Pdf,
  cells: readonly string[],
  { font, colour, tag }: { font: string; colour: string; tag: 'TH' | 'TD' },
): void => {
  pdf.font(font).fontSize(9.5);
  const height = Math.max(
    ...cells.map((text, at) => pdf.heightOfString(text, { width: COLUMNS[at]?.width ?? 0 })),
  );
  const top = pdf.y;
  const row = pdf.struct('TR');
  for (const [at, { x, width, align }] of COLUMNS.entries())
    row.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(font)
          .fontSize(9.5)
          .fillColor(colour)
          .text(cells[at] ?? '', MARGIN + x, top, { width, align });
      }),
    );
  row.end();
  pdf.addStructure(row);
  pdf.y = top + height + 6;
  rule(pdf, pdf.y);
  pdf.y += 6;
};

const tableHead = (pdf: Pdf): void =>
  rowOf(
    pdf,
    COLUMNS.map(({ title }) => title),
    { font: 'bold', colour: QUIET, tag: 'TH' },
  );

const table = (pdf: Pdf, { lines }: Invoice): void => {
  tableHead(pdf);
  for (const { name, quantity, unitPrice, discount, total, cause, donation } of lines) {
    if (pdf.y > LOWEST) {
      pdf.addPage();
      tableHead(pdf);
    }
    rowOf(
      pdf,
      [
        cause === null ? name : `${name} (${formatCents(donation)} of it to ${cause})`,
        String(quantity),
        formatCents(unitPrice),
        discount === 0 ? '' : formatCents(-discount),
        formatCents(total - discount),
      ],
      { font: 'regular', colour: INK, tag: 'TD' },
    );
  }
};

const sums = (pdf: Pdf, { subtotal, discount, vat, total }: Invoice): void => {
  if (pdf.y > LOWEST) pdf.addPage();
  const left = MARGIN + 220;
  const line = (label: string, amount: string, isLast = false): void => {
    const top = pdf.y + 4;
    tagged(pdf, 'P', () => {
      pdf
        .font(isLast ? 'bold' : 'regular')
        .fontSize(isLast ? 13 : 10)
        .fillColor(INK)
        .text(`${label} `, left, top, { width: 160, lineBreak: false })
        .text(amount, MARGIN + 340, top, { width: INNER - 340, align: 'right' });
    });
  };
  if (discount > 0) {
    line('Before the discount', formatCents(subtotal));
    line('Discount', formatCents(-discount));
  }
  line('Without VAT', formatCents(total - vat));
  line(`VAT at ${percentText(VAT_PERCENT)}`, formatCents(vat));
  line('Total, VAT included', formatCents(total), true);
  pdf.y += 12;
};

/** Page numbers are no part of the text: they are marked as artifacts. */
const pageNumbers = (pdf: Pdf, { seller, number }: Invoice): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact');
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(QUIET)
      .text(`${seller.company.legalName}, ${number}, page ${page + 1} of ${count}`, MARGIN, HEIGHT - 40, {
        width: INNER,
        align: 'center',
        lineBreak: false,
      });
    pdf.endMarkedContent();
  }
};

/** Draws a tax invoice as tagged PDF with embedded fonts. The same invoice gives the same bytes each time. */
export const invoicePdf = async (invoice: Invoice): Promise<Buffer> => {
  const pdf = await begin(invoice);
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  head(pdf, invoice);
  table(pdf, invoice);
  sums(pdf, invoice);
  tagged(pdf, 'P', () => {
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(QUIET)
      .text(
        invoice.total === 0 ? 'There was nothing to pay.' : 'Paid in full. Prices include VAT.',
        MARGIN,
        pdf.y,
        { width: INNER },
      );
  });
  pageNumbers(pdf, invoice);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
};
