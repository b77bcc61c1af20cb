import { addEntry, addSkill, Column, type EntryLook, keepsNext, type Style } from '../layout/column.ts';
import { PAGE, tagIn } from '../layout/page.ts';
import { INK, MUTED, RULE } from './colours.ts';
import { between, isSkills, type MakeTemplate } from './template.ts';

const MARGIN = 54;
const WIDTH = PAGE.width - 2 * MARGIN;
const TOP = 50;
const BOTTOM = PAGE.height - 54;
const PICTURE = 76;
const PICTURE_GAP = 20;

const name: Style = { face: 'semibold', size: 25, leading: 32, colour: INK };
const heading: Style = { face: 'regular', size: 12, leading: 17, colour: MUTED };
const contact: Style = { face: 'regular', size: 9.3, leading: 14, colour: INK };
const sectionHead: Style = { face: 'semibold', size: 12.5, leading: 17, colour: INK };
const title: Style = { face: 'semibold', size: 10.3, leading: 14.6, colour: INK };
const sub: Style = { face: 'regular', size: 10, leading: 14.2, colour: MUTED };
const period: Style = { face: 'regular', size: 9.3, leading: 14.6, colour: MUTED };
const text: Style = { face: 'regular', size: 9.8, leading: 14.3, colour: INK };

const look: EntryLook = { title, sub, period, text, link: text, gap: 9 };

/**
 * Template 0, the free one: a single column, black on white. CV-scanning software reads it in the order in which a
 * person does.
 */
export const classic: MakeTemplate = ({ content, picture, faces, tree }) => {
  const column = new Column(faces, WIDTH);
  const beside = picture === undefined ? 0 : PICTURE + PICTURE_GAP;
  const head = new Column(faces, WIDTH - beside);
  const top = tagIn(tree, 'Sect');
  head.paragraph(content.name, name, { tag: tagIn(top, 'H1'), keep: true });
  if (content.heading !== '')
    head.paragraph(content.heading, heading, { tag: tagIn(top, 'P'), before: 1, keep: true });
  head.contactLine(content.contacts, contact, top, { before: 6, keep: true });
  const height = head.rows.reduce((sum, row) => sum + row.height + row.before, 0);
  column.rows.push(...head.rows);
  if (height < PICTURE && picture !== undefined) column.block(PICTURE - height, [], { keep: true });

  for (const section of content.sections) {
    const part = tagIn(tree, 'Sect');
    column.paragraph(section.title, sectionHead, {
      tag: tagIn(part, 'H2'),
      before: 17,
      keep: true,
      head: section.title,
    });
    column.block(0.7, [{ kind: 'box', x: 0, y: 0, width: WIDTH, height: 0.7, colour: RULE }], {
      before: 3,
      keep: true,
    });
    if (section.text !== '') column.text(section.text, text, part, { before: 6 });
    if (isSkills(section)) {
      const list = tagIn(part, 'L');
      for (const [index, entry] of section.entries.entries())
        addSkill(column, entry, { name: text, detail: { ...sub, size: 9.5 } }, list, {
          before: index === 0 ? 6 : 3,
          keep: keepsNext(section.entries, index),
          between: between(section),
        });
    } else {
      for (const [index, entry] of section.entries.entries())
        addEntry(column, entry, look, part, {
          before: index === 0 ? 7 : look.gap,
          keep: keepsNext(section.entries, index),
        });
    }
  }
  return {
    columns: [{ column, x: MARGIN, span: () => ({ top: TOP, bottom: BOTTOM }) }],
    behind: () => [],
    head:
      picture === undefined
        ? []
        : [
            {
              kind: 'picture',
              x: PAGE.width - MARGIN - PICTURE,
              y: TOP,
              size: PICTURE,
              ...picture,
              tag: tagIn(top, 'Figure', `Picture of ${content.name}`),
            },
          ],
    foot: { right: PAGE.width - MARGIN, baseline: PAGE.height - 28, colour: MUTED },
  };
};
