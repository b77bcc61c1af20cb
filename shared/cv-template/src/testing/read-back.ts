import { getDocumentProxy } from 'unpdf';

interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

/** Contents of a file, as an independent reader (pdf.js) finds them. */
export interface ReadBack {
  readonly pages: readonly string[];
  /** All text, with single spaces between words. */
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly isTagged: boolean;
  /** Elements in reading order with their own text: `H1 Thandi Mokoena`. */
  readonly elements: readonly string[];
  readonly links: readonly string[];
  readonly outline: readonly string[];
  readonly fonts: readonly string[];
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Reads a PDF: its text in file order, its structure, its links. */
export const readBack = async (file: Uint8Array): Promise<ReadBack> => {
  const start = new TextDecoder().decode(file.subarray(0, 500));
  // Checks first, because pdf.js fails with a stack trace that says nothing.
  if (!start.startsWith('%PDF-')) throw new Error(`Not a PDF: ${start}`);
  // Copies the bytes, because pdf.js takes ownership of them.
  const document = await getDocumentProxy(new Uint8Array(file)).catch((error: unknown) => {
    throw new Error(`The reader failed: ${String(error)}`, { cause: error });
  });
  const pages: string[] = [];
  const elements: string[] = [];
  const links: string[] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let marked: string | null = null;
    let whole = '';
    for (const item of items) {
      if ('str' in item) {
        const text = item.str + (item.hasEOL ? '\n' : '');
        whole += text;
        if (marked !== null) texts.set(marked, (texts.get(marked) ?? '') + text);
        if (item.str !== '') fonts.add(item.fontName);
      } else if (item.type === 'beginMarkedContentProps') {
        marked = item.id;
      } else if (item.type === 'endMarkedContent') {
        marked = null;
      }
    }
    pages.push(whole);
    const visit = (node: StructureNode): void => {
      const own = (node.children ?? [])
        .filter(({ type }) => type === 'content')
        .map(({ id }) => texts.get(id ?? '') ?? '')
        .join(' ');
      if (node.role !== undefined && (own !== '' || node.alt !== undefined))
        elements.push(plain(`${node.role} ${node.alt ?? own}`));
      for (const child of node.children ?? []) visit(child);
    };
    // pdf.js types only one kind of node.
    const tree = (await page.getStructTree()) as unknown as StructureNode | null;
    if (tree !== null) visit(tree);
    const annotations: readonly { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => (url === undefined ? [] : [url])));
  }
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const outline = (await document.getOutline()) ?? [];
  await document.destroy();
  return {
    pages,
    text: plain(pages.join(' ')),
    info: { ...info },
    isTagged: Boolean(marks?.Marked),
    elements,
    links,
    outline: outline.map(({ title }) => title),
    fonts: [...fonts],
  };
};
