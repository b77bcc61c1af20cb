import type { AnyRecord } from '@phila/contract';
import { codeKey, email as emailRule } from '@phila/contract';
import { readCell, UnreadableCell } from '../../../core/cells/cell.ts';
import { BadFile, type BadLine } from '../../../core/csv/bad-file.ts';
import { columnsIn, type Table } from '../../../core/csv/table.ts';
import { normaliseEmail, normaliseMobile } from '../../../core/accounts/user-name.ts';
import type { EmployerSection } from '../../../core/records/employer-section.ts';
import { isObject } from '../../../core/plain-object.ts';
import { yieldToEventLoop } from '../../../core/yield-to-event-loop.ts';
import { withValue } from '../fields.ts';
import type { Supplied } from '../parts.ts';
import { mergeSupplied } from '../merge-supplied.ts';
import { type Column, columnsOf, IDENTIFYING } from './columns.ts';
import { type Employee, identityNumberOf } from './employee.ts';

type UnknownRecord = Record<string, unknown>;

const EMAIL = emailRule().schema;
const EMPLOYEE_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}./_-]{0,63}$/u;

type Sections = ReadonlyMap<string, EmployerSection>;

interface Header {
  identifying: Map<(typeof IDENTIFYING)[number], number>;
  columns: Map<number, Column>;
  leftOut: readonly string[];
}

const readHeader = (table: Table, columns: ReadonlyMap<string, Column>): Header => {
  const bad: BadLine[] = [];
  const seen = new Set<string>();
  const { columns: found, leftOut } = columnsIn(table, (name) => {
    const key = codeKey(name).toLowerCase();
    const known = IDENTIFYING.find((one) => one.toLowerCase() === key) ?? columns.get(key);
    if (known === undefined) return undefined;
    if (seen.has(key)) bad.push({ line: table.line, reason: `the column ${name} appears twice` });
    seen.add(key);
    return known;
  });
  const header: Header = { identifying: new Map(), columns: new Map(), leftOut };
  for (const [at, known] of found)
    if (typeof known === 'string') header.identifying.set(known, at);
    else header.columns.set(at, known);
  const needed = ['employeeNumber', 'personal.firstName', 'personal.lastName'];
  for (const name of needed)
    if (!seen.has(name.toLowerCase()))
      bad.push({ line: table.line, reason: `the column ${name} is missing` });
  if (!seen.has('email') && !seen.has('mobile'))
    bad.push({ line: table.line, reason: 'a column email or mobile is needed' });
  if (bad.length > 0) throw new BadFile(bad);
  return header;
};

/**
 * Collects a line's sections, and the names of sections with an unreadable cell. Closes gaps between rows:
 * `nextOfKin.2` alone is one row.
 */
const suppliedOf = (
  header: Header,
  sections: Sections,
  cells: readonly string[],
  refuse: (reason: string) => void,
): { supplied: Supplied; unread: ReadonlySet<string> } => {
  const filled = new Map<string, Map<number, UnknownRecord>>();
  const unread = new Set<string>();
  for (const [at, { name, section, row, leaf }] of header.columns) {
    const cell = (cells[at] ?? '').trim();
    if (cell === '') continue;
    let value: unknown;
    try {
      value = readCell(leaf.field, cell);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      refuse(`${name}: ${error.message}`);
      unread.add(section);
      continue;
    }
    const rows = filled.get(section) ?? new Map<number, UnknownRecord>();
    rows.set(row ?? 0, withValue(rows.get(row ?? 0) ?? {}, leaf.path, value));
    filled.set(section, rows);
  }
  const supplied = Object.fromEntries(
    [...filled].map(([section, rows]): [string, UnknownRecord | UnknownRecord[]] => [
      section,
      sections.get(section)?.kind === 'rows'
        ? [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
        : (rows.get(0) ?? {}),
    ]),
  );
  return { supplied, unread };
};

/**
 * Checks each section by its record's rules. A single record may lack fields: the person's own values stay. Skips
 * sections with an unreadable cell, because the rules would report it as missing.
 */
const checkSections = (
  sections: Sections,
  supplied: Supplied,
  unread: ReadonlySet<string>,
  refuse: (reason: string) => void,
): void => {
  for (const [name, value] of Object.entries(supplied)) {
    const section = sections.get(name);
    if (section === undefined || unread.has(name)) continue;
    const rows = Array.isArray(value) ? value : [value];
    rows.forEach((row, at) => {
      if (!isObject(row)) return;
      const names = section.kind === 'single' ? section.fields : undefined;
      const { skipped } = mergeSupplied(section.record, null, row, names === undefined ? {} : { names });
      const where = section.kind === 'rows' ? `${name}.${at + 1}` : name;
      for (const { label, reason } of skipped) {
        const isTheirs = section.kind === 'rows' || suppliesLabel(section.record, row, label);
        if (isTheirs) refuse(`${where}, ${label}: ${reason}`);
      }
    });
  }
};

const suppliesLabel = (record: AnyRecord, row: UnknownRecord, label: string): boolean =>
  Object.entries(record.fields).some(
    ([name, field]) =>
      row[name] !== undefined && (label === field.label || label.startsWith(`${field.label}: `)),
  );

/** An employee with their line in the file, numbered as in an editor. */
export interface EmployeeLine {
  line: number;
  employee: Employee;
}

/** The employees of a file, and its unknown columns. */
export interface EmployeesRead {
  lines: readonly EmployeeLine[];
  leftOut: readonly string[];
}

/**
 * Reads a file with an employee a line, all or nothing.
 * @param supplied all sections that employers supply (`parts.ts`), which define the columns
 * @throws BadFile with every bad line and the reason.
 */
export const readEmployees = async (
  table: Table,
  supplied: readonly EmployerSection[],
): Promise<EmployeesRead> => {
  const sections: Sections = new Map(supplied.map((section) => [section.name, section]));
  if (table.headings.length === 0) throw new BadFile([{ line: 1, reason: 'the file is empty' }]);
  const header = readHeader(table, columnsOf(supplied));
  // Refuses an empty file, probably a failed export: with --replace it would remove every employee.
  if (table.lines.length === 0) throw new BadFile([{ line: table.line, reason: 'no employee follows' }]);
  const bad: BadLine[] = [];
  const employees: EmployeeLine[] = [];
  const usedBy = new Map<string, number>();
  const turn = yieldToEventLoop();

  for (const { line, cells, fault } of table.lines) {
    await turn();
    const refuse = (reason: string): void => void bad.push({ line, reason });
    const cell = (name: (typeof IDENTIFYING)[number]): string =>
      (cells[header.identifying.get(name) ?? -1] ?? '').trim();
    if (fault !== null) {
      // Skips the line's cells, because they may be in the wrong columns.
      refuse(fault);
      continue;
    }

    const employeeNumber = cell('employeeNumber');
    if (!EMPLOYEE_NUMBER.test(employeeNumber))
      refuse('employeeNumber: 1 to 64 letters, digits, full stops, dashes or slashes');
    const email = cell('email') === '' ? null : normaliseEmail(cell('email'));
    if (email !== null && !EMAIL.safeParse(email).success) refuse('email: Invalid email address');
    const mobile = cell('mobile') === '' ? null : normaliseMobile(cell('mobile'));
    if (cell('mobile') !== '' && mobile === null) refuse('mobile: Invalid mobile number');
    if (cell('email') === '' && cell('mobile') === '') refuse('an email or a mobile is needed');

    const { supplied: parts, unread } = suppliedOf(header, sections, cells, refuse);
    checkSections(sections, parts, unread, refuse);
    const { personal = {} } = parts;
    const name = (key: string): string => {
      const value = Array.isArray(personal) ? undefined : personal[key];
      if (typeof value === 'string' && value !== '') return value;
      refuse(`personal.${key} is needed`);
      return '';
    };
    const employee = {
      employeeNumber,
      email,
      mobile,
      firstName: name('firstName'),
      lastName: name('lastName'),
      supplied: parts,
    };
    const identities = [
      ['employeeNumber', employeeNumber],
      ['email', email],
      ['mobile', email === null ? mobile : null],
      ['personal.identityNumber', identityNumberOf(employee)],
    ] as const;
    for (const [column, value] of identities) {
      if (value === null || value === '') continue;
      const key = `${column} ${value.toLowerCase()}`;
      const earlier = usedBy.get(key);
      if (earlier !== undefined) refuse(`${column}: the same as on line ${earlier}`);
      else usedBy.set(key, line);
    }
    employees.push({ line, employee });
  }
  if (bad.length > 0) throw new BadFile(bad);
  return { lines: employees, leftOut: header.leftOut };
};
