import * as z from 'zod/mini';
import { sheetFormats } from '../spreadsheet/sheet.ts';

/** The kind of file that a list is answered as; default: CSV. */
export const sheetQuery = { Format: z.optional(z.enum(sheetFormats)) };
