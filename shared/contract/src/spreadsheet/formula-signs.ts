/*
 * Spreadsheets run text beginning with certain signs as a formula (OWASP, "CSV Injection"), so one person's text
 * could run on another's machine. A leading apostrophe prevents that.
 *
 * Formulas can also begin within our cells: Excel in South Africa splits at `;` and ignores our quotes, so a formula
 * may start after any `;`, tab, `|` or line end. Commas are safe, because readers that split at them respect quotes.
 * Blanks and quotation marks before the sign do not prevent a formula.
 *
 * Writing adds an apostrophe in front of each sign, even after other apostrophes, so that removing the first one
 * always restores the text. Readers do so in every cell of every file type, because people save CSV files as
 * workbooks.
 */

/** Start of a cell and the sign, in any width, allowing for apostrophes, blanks and quotation marks between. */
const PLACE = String.raw`(^|[;|\t\r\n])`;
const SIGN = String.raw`(?='*[ "]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
/** Start of the whole cell only: after each of these characters `PLACE` matches anyway. */
const BLANK = String.raw`(?='*[ "]*[\t\r\n])`;

const ARMED = new RegExp(PLACE + SIGN, 'g');
const DISARMED = new RegExp(`${PLACE}'${SIGN}`, 'g');
const BEGINS_BLANK = new RegExp(`^${BLANK}`);
const BEGAN_BLANK = new RegExp(`^'${BLANK}`);

/** Escapes a text for a cell, so that no part of it runs as a formula in any spreadsheet. */
export const disarm = (text: string): string => text.replace(ARMED, "$1'").replace(BEGINS_BLANK, "'");

/** Restores a text that `disarm` escaped, or that a person escaped the same way. */
export const rearm = (text: string): string => text.replace(DISARMED, '$1').replace(BEGAN_BLANK, '');
