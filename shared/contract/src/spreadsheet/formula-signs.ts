/*
 * Spreadsheets take a text that begins with one of these signs for a formula (OWASP, "CSV Injection"), and what one person typed
 * must not run on another person's machine. An apostrophe in front makes it a text.
 *
 * A cell begins at its first letter, and wherever a spreadsheet that splits at another sign than ours begins a new one: Excel in
 * South Africa splits at `;` and does not see that we quoted the cell, so a formula may stand behind any `;`, tab, `|` or end of
 * a line. A comma is no such place, as whoever splits at it sees the quotation marks. Blanks and quotation marks in front of the
 * sign do not stop it.
 *
 * An apostrophe is written wherever, behind any number of them, a sign stands, so that taking away the first one there always
 * gives the text back. Readers do so in every cell of every kind of file: a person may have saved a CSV as a workbook.
 */

/** Where a cell begins, and a sign behind what does not stop it, the full-width forms included. */
const PLACE = String.raw`(^|[;|\t\r\n])`;
const SIGN = String.raw`(?='*[ "]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
/** At the beginning of the whole cell alone: behind each of these is a place of its own. */
const BLANK = String.raw`(?='*[ "]*[\t\r\n])`;

const ARMED = new RegExp(PLACE + SIGN, 'g');
const DISARMED = new RegExp(`${PLACE}'${SIGN}`, 'g');
const BEGINS_BLANK = new RegExp(`^${BLANK}`);
const BEGAN_BLANK = new RegExp(`^'${BLANK}`);

/** The text as it is written into a cell: no part of it begins a formula in any spreadsheet. */
export const disarm = (text: string): string => text.replace(ARMED, "$1'").replace(BEGINS_BLANK, "'");

/** The text of a cell that `disarm` wrote, or that a person wrote so. */
export const rearm = (text: string): string => text.replace(DISARMED, '$1').replace(BEGAN_BLANK, '');
