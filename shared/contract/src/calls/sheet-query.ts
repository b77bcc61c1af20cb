import * as z from 'zod/mini';
import { sheetFormats } from '../spreadsheet/sheet.ts';

/** File format of a list; default: CSV. */
export const sheetQuery = { Format: z.optional(z.enum(sheetFormats)) };
