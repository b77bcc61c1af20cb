import { PDFDocument } from 'pdfkit';
import { date, paiaManualSections, version } from './paia-manual-content.mjs';

/**
 * Sets the PAIA manual as a tagged PDF, so that screen readers find its headings, lists and tables. Uses no clock or
 * random number: the same brand gives the same bytes. After a change of brand or text, build the contract and run `pnpm
 * --filter @phila/mfe-public paia-manual`; a test compares the committed file with the result.
 */

const MARGIN = 64;
// The brand's palette (specification: service).
const RED = '#8B1A2B';
const NAVY = '#14213D';
const INK = '#1B1F27';
const MUTED = '#5A6070';
const LINE = '#D9D3CA';
const SIZE = { title: 26, heading: 14, text: 10, small: 8.5 };
const GAP = { paragraph: 7, section: 18, cell: 5 };

/** @param {import('@phila/contract/brand').Brand} brand @returns {Promise<Uint8Array>} the file's bytes */
export const paiaManual = (brand) =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-ZA',
      displayTitle: true,
      info: {
        Title: `PAIA manual of ${brand.company.legalName}`,
        Author: brand.company.legalName,
        Subject: 'Manual under section 51 of the Promotion of Access to Information Act 2 of 2000',
        CreationDate: new Date(`${date} 00:00:00 UTC`),
      },
    });
    const parts = [];
    doc.on('data', (part) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);

    const width = doc.page.width - 2 * MARGIN;
    const bottom = () => doc.page.height - MARGIN;
    const root = doc.struct('Document');
    doc.addStructure(root);
    const regular = () => doc.font('Helvetica').fontSize(SIZE.text).fillColor(INK);
    const needs = (height) => {
      if (doc.y + height > bottom()) doc.addPage();
    };
    /** Draws ornament without tags, so that screen readers skip it. */
    const ornament = (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    };
    const tagged = (parent, tag, draw) => parent.add(doc.struct(tag, draw));

    const band = (y) => {
      const step = 16;
      for (let x = 0; x < doc.page.width; x += step * 2) {
        doc.polygon([x, y + step], [x + step, y], [x + 2 * step, y + step]).fill(RED);
        doc
          .polygon([x + step / 2, y + step], [x + step, y + step / 2], [x + (3 * step) / 2, y + step])
          .fill('#FFFFFF');
      }
      doc.rect(0, y + step, doc.page.width, 4).fill(NAVY);
    };

    const paragraph = (text) => {
      needs(regular().heightOfString(text, { width, lineGap: 2 }));
      tagged(root, 'P', () => regular().text(text, MARGIN, doc.y, { width, lineGap: 2 }));
      doc.y += GAP.paragraph;
    };

    const list = (items) => {
      const container = doc.struct('L');
      root.add(container);
      for (const item of items) {
        const indent = 14;
        needs(regular().heightOfString(item, { width: width - indent, lineGap: 2 }));
        const top = doc.y;
        const entry = doc.struct('LI');
        container.add(entry);
        tagged(entry, 'Lbl', () => regular().text('\u2022', MARGIN + 2, top, { lineBreak: false }));
        tagged(entry, 'LBody', () =>
          regular().text(item, MARGIN + indent, top, { width: width - indent, lineGap: 2 }),
        );
        doc.y += 3;
        entry.end();
      }
      container.end();
      doc.y += GAP.paragraph - 3;
    };

    const table = ({ head, widths, rows }) => {
      const total = widths.reduce((sum, share) => sum + share, 0);
      const columns = widths.map((share) => (width * share) / total);
      const lefts = columns.map((_, at) => MARGIN + columns.slice(0, at).reduce((sum, w) => sum + w, 0));
      const container = doc.struct('Table');
      root.add(container);
      [head, ...rows].forEach((cells, rowAt) => {
        const heading = rowAt === 0;
        const face = () => regular().font(heading ? 'Helvetica-Bold' : 'Helvetica');
        const measure = (text, at) => face().heightOfString(text, { width: columns[at] - 10, lineGap: 1 });
        const height = Math.max(...cells.map(measure)) + 2 * GAP.cell;
        needs(height);
        const top = doc.y;
        const row = doc.struct('TR');
        container.add(row);
        cells.forEach((text, at) => {
          tagged(row, heading ? 'TH' : 'TD', () =>
            face().text(text, lefts[at], top + GAP.cell, { width: columns[at] - 10, lineGap: 1 }),
          );
        });
        row.end();
        ornament(() =>
          doc
            .moveTo(MARGIN, top + height)
            .lineTo(MARGIN + width, top + height)
            .lineWidth(heading ? 1 : 0.5)
            .strokeColor(heading ? NAVY : LINE)
            .stroke(),
        );
        doc.y = top + height;
      });
      container.end();
      doc.y += GAP.paragraph + 3;
    };

    ornament(() => band(0));
    doc.y = MARGIN + 8;
    tagged(root, 'P', () =>
      regular().fillColor(MUTED).text(brand.name, MARGIN, doc.y, { width, lineBreak: true }),
    );
    tagged(root, 'H1', () =>
      doc
        .font('Helvetica-Bold')
        .fontSize(SIZE.title)
        .fillColor(RED)
        .text('PAIA manual', MARGIN, doc.y + 4, { width }),
    );
    doc.y += 4;
    paragraph(
      `Manual of ${brand.company.legalName} under section 51 of the Promotion of Access to Information Act 2 of 2000. Version ${version}, ${date}.`,
    );

    paiaManualSections(brand).forEach(({ heading, blocks }, at) => {
      doc.y += GAP.section - GAP.paragraph;
      // Keeps a heading with the first lines below it.
      needs(80);
      tagged(root, 'H2', () =>
        doc
          .font('Helvetica-Bold')
          .fontSize(SIZE.heading)
          .fillColor(NAVY)
          .text(`${at + 1}. ${heading}`, MARGIN, doc.y, { width }),
      );
      doc.y += GAP.paragraph;
      for (const block of blocks) {
        if (typeof block === 'string') paragraph(block);
        else if ('list' in block) list(block.list);
        else table(block);
      }
    });
    root.end();

    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      // Lets the footer into the margin, where pdfkit would begin a new page.
      doc.page.margins.bottom = 0;
      ornament(() =>
        doc
          .font('Helvetica')
          .fontSize(SIZE.small)
          .fillColor(MUTED)
          .text(
            `PAIA manual of ${brand.company.legalName}  |  ${page + 1} of ${count}`,
            MARGIN,
            doc.page.height - 40,
            {
              width,
              align: 'center',
              lineBreak: false,
            },
          ),
      );
    }
    doc.end();
  });
