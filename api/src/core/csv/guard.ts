/** With what a spreadsheet takes a text for a formula, the full-width forms included (OWASP, "CSV Injection"). */
const GUARDED = /^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;

/** A cell without the apostrophe that keeps it from being a formula, as exports and people write it. */
export const withoutGuard = (cell: string): string => cell.replace(GUARDED, '');
