import { addEntry, addSkill, Column, type EntryLook, keepsNext, type Style } from '../layout/column.ts';
import { groundOf, readableAccent, tint } from '../layout/contrast.ts';
import { type Item, PAGE, tagIn } from '../layout/page.ts';
import { moved, paginate } from '../layout/rows.ts';
import { INK, MUTED, WHITE } from './colours.ts';
import { between, isSkills, type MakeTemplate } from './template.ts';

const MARGIN = 46;
const RAIL = 152;
const MAIN = 174;
const WIDTH = PAGE.width - MAIN - MARGIN;
const TOP = 50;
const BOTTOM = PAGE.height - 54;
const PICTURE = 92;
const BAND_TOP = 36;
const BAND_BOTTOM = 28;
const BELOW_BAND = 6;

const title: Style = { face: 'semibold', size: 10.4, leading: 14.8, colour: INK };
const text: Style = { face: 'regular', size: 9.7, leading: 14.1, colour: INK };

/** Template 31: a band with the name, and a timeline below it, dates on its left and events on its right. */
export const timeline: MakeTemplate = ({ content, picture, colour, faces, tree }) => {
  const accent = readableAccent(colour);
  const ground = groundOf(colour);
  const name: Style = { face: 'semibold', size: 28, leading: 35, colour: ground.text };
  const heading: Style = { face: 'regular', size: 13, leading: 18.5, colour: ground.text };
  const contact: Style = { face: 'regular', size: 9.4, leading: 14.4, colour: ground.text };
  const beside = picture === undefined ? 0 : PICTURE + 24;

  const band = new Column(faces, PAGE.width - 2 * MARGIN - beside);
  const top = tagIn(tree, 'Sect');
  band.paragraph(content.name, name, { tag: tagIn(top, 'H1') });
  if (content.heading !== '') band.paragraph(content.heading, heading, { tag: tagIn(top, 'P'), before: 1 });
  band.contactLine(content.contacts, contact, top, { before: 9 });
  // Limits the band to half the page; text of a very long name beyond it is dropped.
  const [rows = []] = paginate(band.rows, () => PAGE.height / 2);
  const last = rows.at(-1);
  const textHeight = last === undefined ? 0 : last.top + last.row.height;
  const inner = Math.max(textHeight, picture === undefined ? 0 : PICTURE);
  const bandHeight = BAND_TOP + inner + BAND_BOTTOM;
  const head: Item[] = rows.flatMap(({ row, top: rowTop }) =>
    row.items.map((item) => moved(item, MARGIN, BAND_TOP + (inner - textHeight) / 2 + rowTop)),
  );
  if (picture !== undefined)
    head.push({
      kind: 'picture',
      x: PAGE.width - MARGIN - PICTURE,
      y: BAND_TOP + (inner - PICTURE) / 2,
      size: PICTURE,
      ...picture,
      tag: tagIn(top, 'Figure', `Picture of ${content.name}`),
    });

  const column = new Column(faces, WIDTH, { rail: true });
  const rail = RAIL - MAIN;
  const sectionHead: Style = { face: 'semibold', size: 13, leading: 18, colour: accent };
  const mark: readonly Item[] = [
    { kind: 'disc', x: rail, y: 9.2, radius: 5.6, colour: accent },
    { kind: 'disc', x: rail, y: 9.2, radius: 2.4, colour: WHITE },
  ];
  const look: EntryLook = {
    title,
    sub: { face: 'regular', size: 9.9, leading: 14.2, colour: accent },
    period: { face: 'regular', size: 9, leading: 14.8, colour: MUTED },
    text,
    link: { ...text, colour: accent },
    gap: 11,
    periodX: MARGIN - MAIN,
    decoration: [
      { kind: 'disc', x: rail, y: 7.6, radius: 3.6, colour: accent },
      { kind: 'disc', x: rail, y: 7.6, radius: 2.1, colour: WHITE },
    ],
  };
  for (const section of content.sections) {
    const part = tagIn(tree, 'Sect');
    column.paragraph(section.title, sectionHead, {
      tag: tagIn(part, 'H2'),
      before: 19,
      keep: true,
      decoration: mark,
      head: section.title,
    });
    if (section.text !== '') column.text(section.text, text, part, { before: 4 });
    if (isSkills(section)) {
      const list = tagIn(part, 'L');
      for (const [index, entry] of section.entries.entries())
        addSkill(column, entry, { name: text, detail: { ...text, size: 9.4, colour: MUTED } }, list, {
          before: index === 0 ? 5 : 3,
          keep: keepsNext(section.entries, index),
          between: between(section),
        });
    } else {
      for (const [index, entry] of section.entries.entries())
        addEntry(column, entry, look, part, {
          before: index === 0 ? 6 : look.gap,
          keep: keepsNext(section.entries, index),
        });
    }
  }

  const topOf = (pageNumber: number): number => (pageNumber === 1 ? bandHeight + BELOW_BAND + 20 : TOP);
  const line = tint(ground.fill, 0.4);
  return {
    columns: [
      {
        column,
        x: MAIN,
        span: (pageNumber) => ({ top: topOf(pageNumber), bottom: BOTTOM }),
      },
    ],
    behind: (pageNumber, [placed = []]) => {
      const items: Item[] =
        pageNumber === 1
          ? [
              { kind: 'box', x: 0, y: 0, width: PAGE.width, height: bandHeight, colour: ground.fill },
              {
                kind: 'box',
                x: 0,
                y: bandHeight,
                width: PAGE.width,
                height: BELOW_BAND,
                colour: tint(ground.fill, 0.45),
              },
            ]
          : [{ kind: 'box', x: 0, y: 0, width: PAGE.width, height: 12, colour: ground.fill }];
      const along = placed.filter(({ row }) => row.rail === true);
      const [firstRow, lastRow] = [along[0], along.at(-1)];
      if (firstRow !== undefined && lastRow !== undefined) {
        const from = topOf(pageNumber) + firstRow.top + (pageNumber === 1 ? 8 : 0);
        items.push({
          kind: 'box',
          x: RAIL - 0.6,
          y: from,
          width: 1.2,
          height: Math.max(topOf(pageNumber) + lastRow.top + lastRow.row.height - from, 0),
          colour: line,
        });
      }
      return items;
    },
    head,
    foot: { right: PAGE.width - MARGIN, baseline: PAGE.height - 28, colour: MUTED },
  };
};
