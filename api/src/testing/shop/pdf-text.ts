import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number, their streams unpacked. */
const objectsOf = (file: Buffer): Map<string, string> =>
  new Map(
    [...file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, number = '', body = '']) => {
        const [head = '', packed] = body.split(/\nstream\n/);
        if (packed === undefined) return [number, head];
        const bytes = Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
        return [number, head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : packed];
      },
    ),
  );

/** What the glyphs of a font say, from the table that it brings for readers. */
const readableBy = (table: string): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries())
      texts.set(
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      );
  return texts;
};

/** The text of a PDF that pdfkit wrote with fonts of its own, in the order in which it was drawn. */
export const pdfText = (file: Buffer): string => {
  const objects = objectsOf(file);
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? [];
      fonts.set(name, readableBy(objects.get(table) ?? ''));
    }
  const drawn: string[] = [];
  for (const body of objects.values()) {
    let font = new Map<string, string>();
    for (const [, name, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? font;
      if (shown === undefined) continue;
      const glyphs = [...shown.matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex).join('');
      drawn.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '').join(''));
    }
  }
  return drawn.join('\n');
};
