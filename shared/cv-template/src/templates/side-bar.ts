import {
  addEntry,
  Column,
  type EntryLook,
  type EntryPlace,
  keepsNext,
  type Style,
} from '../layout/column.ts';
import type { Entry } from '../layout/content.ts';
import { groundOf, mix, readableAccent } from '../layout/contrast.ts';
import { type Item, PAGE, type Tag, tagIn } from '../layout/page.ts';
import { INK, MUTED } from './colours.ts';
import { isSkills, type MakeTemplate } from './template.ts';

const SIDE = 192;
const SIDE_MARGIN = 24;
const SIDE_WIDTH = SIDE - 2 * SIDE_MARGIN;
const MAIN = SIDE + 32;
const MAIN_WIDTH = PAGE.width - MAIN - 40;
/** Left edge and width of the main column on pages with an empty bar. */
const WIDE = 48;
const WIDE_WIDTH = PAGE.width - WIDE - 40;
const EDGE = 8;
const TOP = 48;
const BOTTOM = PAGE.height - 52;
const PICTURE = 104;

/** Skill levels, drawn as one to five dots with the word beside them. */
const LEVELS = ['Beginner', 'Intermediate', 'Skilled', 'Specialist', 'Expert'];
const DOT = 2.6;
const DOT_STEP = 9;

const name: Style = { face: 'semibold', size: 29, leading: 35, colour: INK };
const title: Style = { face: 'semibold', size: 10.4, leading: 14.8, colour: INK };
const text: Style = { face: 'regular', size: 9.6, leading: 14, colour: INK };
const period: Style = { face: 'regular', size: 9, leading: 14.8, colour: MUTED };

/**
 * Template 30: contact, skills and languages in an accent-coloured bar, the career beside it. Designed for people;
 * screen readers get the main column first.
 */
export const sideBar: MakeTemplate = ({ content, picture, colour, faces, tree }) => {
  const accent = readableAccent(colour);
  const ground = groundOf(colour);
  const main = new Column(faces, MAIN_WIDTH, { wide: WIDE_WIDTH });
  const side = new Column(faces, SIDE_WIDTH);
  const heading: Style = { face: 'semibold', size: 12.5, leading: 17.5, colour: accent };
  const sectionHead: Style = { face: 'semibold', size: 13, leading: 18, colour: accent };
  const look: EntryLook = {
    title,
    sub: { face: 'regular', size: 9.8, leading: 14, colour: accent },
    period,
    text,
    link: { ...text, colour: accent },
    gap: 10,
  };

  const top = tagIn(tree, 'Sect');
  main.paragraph(content.name, name, { tag: tagIn(top, 'H1'), keep: true });
  if (content.heading !== '')
    main.paragraph(content.heading, heading, { tag: tagIn(top, 'P'), before: 2, keep: true });

  for (const section of content.sections) {
    if (isSkills(section)) continue;
    const part = tagIn(tree, 'Sect');
    main.paragraph(section.title, sectionHead, {
      tag: tagIn(part, 'H2'),
      before: 20,
      keep: true,
      head: section.title,
    });
    main.block(2, [{ kind: 'box', x: 0, y: 0, width: 28, height: 2, colour: accent }], {
      before: 3,
      keep: true,
    });
    if (section.text !== '') main.text(section.text, text, part, { before: 7 });
    for (const [index, entry] of section.entries.entries())
      addEntry(main, entry, look, part, {
        before: index === 0 ? 8 : look.gap,
        keep: keepsNext(section.entries, index),
      });
  }

  const faint = mix(ground.text, ground.fill, 0.35);
  const sideHead: Style = { face: 'semibold', size: 11.5, leading: 16, colour: ground.text };
  const sideText: Style = { face: 'regular', size: 9.4, leading: 13.8, colour: ground.text };
  const sideName: Style = { face: 'semibold', size: 9.4, leading: 13.4, colour: ground.text };
  const startSide = (head: string): Tag => {
    const part = tagIn(tree, 'Sect');
    side.paragraph(head, sideHead, {
      tag: tagIn(part, 'H2'),
      before: side.rows.length === 0 ? 0 : 22,
      keep: true,
      head,
    });
    side.block(0.8, [{ kind: 'box', x: 0, y: 0, width: SIDE_WIDTH, height: 0.8, colour: faint }], {
      before: 3,
      keep: true,
    });
    return part;
  };
  const dots = (level: string, y: number): Item[] => {
    const known = LEVELS.indexOf(level);
    if (known < 0) return [];
    return LEVELS.map((_, index) => ({
      kind: 'disc',
      x: SIDE_WIDTH - DOT - (LEVELS.length - 1 - index) * DOT_STEP,
      y,
      radius: DOT,
      colour: index <= known ? ground.text : faint,
    }));
  };
  const addSideEntry = ({ title, level, text }: Entry, list: Tag, { before, keep }: EntryPlace): void => {
    const body = tagIn(tagIn(list, 'LI'), 'LBody');
    const hasMore = level !== '' || text !== '';
    side.paragraph(title === '' ? '–' : title, sideName, {
      tag: hasMore ? tagIn(body, 'P') : body,
      before,
      keep: keep || hasMore,
    });
    if (level !== '')
      side.paragraph(
        level,
        { ...sideText, size: 8.9 },
        {
          tag: tagIn(body, 'P'),
          keep: keep || text !== '',
          decoration: dots(level, 6.9),
        },
      );
    if (text !== '') side.text(text, { ...sideText, size: 8.9, leading: 13 }, body, { before: 1 });
  };
  const head: Item[] = [];
  if (picture !== undefined) {
    head.push({
      kind: 'picture',
      x: (SIDE - PICTURE) / 2,
      y: TOP,
      size: PICTURE,
      ...picture,
      tag: tagIn(top, 'Figure', `Picture of ${content.name}`),
    });
  }
  if (content.contacts.length > 0)
    side.contacts(content.contacts, sideText, startSide('Contact'), { before: 8 });
  for (const section of content.sections) {
    if (!isSkills(section)) continue;
    const list = tagIn(startSide(section.title), 'L');
    for (const [index, entry] of section.entries.entries())
      addSideEntry(entry, list, { before: index === 0 ? 8 : 7, keep: keepsNext(section.entries, index) });
  }

  const sideTop = (pageNumber: number): number =>
    pageNumber === 1 && picture !== undefined ? TOP + PICTURE + 26 : TOP;
  return {
    columns: [
      { column: main, x: MAIN, wideX: WIDE, span: () => ({ top: TOP - 6, bottom: BOTTOM }) },
      {
        column: side,
        x: SIDE_MARGIN,
        span: (pageNumber) => ({ top: sideTop(pageNumber), bottom: BOTTOM }),
      },
    ],
    // On a page with an empty bar the main column widens, and only a coloured edge remains.
    behind: (pageNumber, [, rows = []]) => {
      const isFull = pageNumber === 1 || rows.length > 0;
      const bar = { kind: 'box', x: 0, y: 0, height: PAGE.height } as const;
      return [{ ...bar, width: isFull ? SIDE : EDGE, colour: ground.fill }];
    },
    head,
    foot: { right: MAIN + MAIN_WIDTH, baseline: PAGE.height - 28, colour: MUTED },
  };
};
