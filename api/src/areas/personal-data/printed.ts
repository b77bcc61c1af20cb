import { brand } from '@phila/contract';
import { personalData, type PersonalDataPart } from '@phila/pdf/documents';
import { Refusal } from '../../core/http/refusal.ts';
import { makeDocumentPdf } from '../../core/pdf/index.ts';
import type { PersonalFile } from '../../core/personal-data/personal-area.ts';
import type { Services } from '../../core/services.ts';
import type { PartRows } from './readable.ts';

/** The most rows of a heading; logs have thousands. */
const MAX_ROWS = 40;
/** The most values in all: some forty pages, drawn in a few seconds. */
const MAX_VALUES = 2_000;
/** The most characters of a value. */
const MAX_LETTERS = 2_000;

const shortened = (text: string): string =>
  text.length <= MAX_LETTERS ? text : `${text.slice(0, MAX_LETTERS)} … (whole in your-data.html)`;

/** The first rows of each heading, while there is room, and the number of the rest. */
export const printedParts = (held: readonly PartRows[]): PersonalDataPart[] => {
  let room = MAX_VALUES;
  return held.map(({ part, rows }) => {
    const printed: PersonalDataPart['rows'][number][] = [];
    for (const { shown } of rows.slice(0, MAX_ROWS)) {
      if (shown.length > room) break;
      room -= shown.length;
      printed.push(shown.map(({ label, text }) => ({ label, text: shortened(text) })));
    }
    return { title: part.title, rows: printed, left: rows.length - printed.length };
  });
};

/**
 * Prints all data about a person as a PDF.
 * @returns null on failure: the export also has a page and JSON, and need not wait
 */
export const printedCopy = async (
  { log }: Pick<Services, 'log'>,
  accountId: string,
  held: readonly PartRows[],
  files: readonly PersonalFile[],
  at: Date,
): Promise<Uint8Array | null> => {
  try {
    return await makeDocumentPdf(
      accountId,
      personalData({
        author: brand.name,
        at,
        contact: brand.informationOfficer.email,
        parts: printedParts(held),
        files: files.flatMap(({ path }) => path ?? []),
      }),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.info('copy without a PDF', { status: error.status });
    return null;
  }
};
