import { passesLuhn } from '@phila/contract';
import { demoOrganisation } from './accounts.ts';
import type { Chosen } from './pages/documents.ts';
import { ALONE, signInByCall } from './service-client.ts';
import type { Site } from './site.ts';

/* Invented employees of Umoya Energy, and what its payroll makes for them. */

/** Employee on the employer's record. */
interface Employee {
  name: string;
  number: string;
  email: string;
  idNumber: string;
}

/** Demo employee's number on the record (api/demo/umoya-energy.csv). */
const DEMO_EMPLOYEE = 'UE-1001';

const FIRST_NAMES = 'Anele Bongi Carel Dineo Esther Fikile Gift Hlengiwe Imraan Jabu'.split(' ');
const LAST_NAMES = [
  'Adams Botha Cele Dube Ebrahim Fourie Gumede Hlope Isaacs Jacobs Kekana Langa Mabena Nel Oosthuizen',
  'Pillay Quluba Radebe Sithole Tau Uys Venter Wessels Xaba Yende Zondi Abrahams Baloyi Coetzee Davids',
].flatMap((line) => line.split(' '));

const idNumberOf = (at: number): string => {
  const digits = `920220${String(1_000 + at).padStart(4, '0')}08`;
  const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
    passesLuhn(`${digits}${digit}`),
  );
  return `${digits}${check}`;
};

const employeeOf = (at: number): Employee => ({
  name: `${FIRST_NAMES[at % 10]} ${LAST_NAMES[Math.floor(at / 10)]}`,
  number: `UE-${3_000 + at}`,
  email: `payslip-${3_000 + at}@example.org`,
  idNumber: idNumberOf(at),
});

/** Adds employees to the employer's record, as its administrator does by a file. */
const addEmployees = async (site: Site, employees: readonly Employee[]): Promise<void> => {
  const { accessToken } = await signInByCall(site, 'orgadmin');
  const lines = [
    'employeeNumber,email,personal.firstName,personal.lastName,personal.identityNumber',
    ...employees.map(({ name, number, email, idNumber }) =>
      [number, email, ...name.split(' '), idNumber].join(','),
    ),
  ];
  const form = new FormData();
  form.set('dryRun', 'false');
  form.set('replace', 'false');
  form.set('File', new File([`${lines.join('\r\n')}\r\n`], 'employees.csv', { type: 'text/csv' }));
  const response = await fetch(
    `${site.url}/api/v1/Account/organizational-structure/${demoOrganisation}/employees/csv`,
    {
      method: 'POST',
      headers: { ...ALONE, authorization: `Bearer ${accessToken}`, 'idempotency-key': crypto.randomUUID() },
      body: form,
    },
  );
  if (!response.ok) throw new Error(`The employees were refused: ${await response.text()}`);
};

/** PDF of one page with these lines. */
const pdfOf = (...lines: string[]): Buffer => {
  const text = lines.map((line) => `(${line}) Tj 0 -18 Td`).join(' ');
  const content = `BT /F1 12 Tf 40 780 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${
      objects.length + 1
    } /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
};

const payslip = (name: string, ...lines: string[]): Chosen => ({
  name,
  mimeType: 'application/pdf',
  // Carries its name, because a person has the same bytes once.
  buffer: pdfOf('Payslip of November 2026', name, ...lines, 'Net pay: R 18 204.55'),
});

/** Files for people who left, for two people at once, and a sheet in place of a PDF. */
const MATCH_NOBODY = 4;
const MATCH_TWO = 2;
const NO_PDF = 1;

/** Payslips as a payroll's folder has them, and what a look at them should find. */
export interface Payslips {
  files: Chosen[];
  /** File of the demo employee. */
  demoEmployee: string;
  /** Names of the first employees, to choose for the files that match no one or two. */
  people: string[];
  matched: number;
  none: string[];
  several: string[];
  notPdf: string;
}

/**
 * Adds employees and makes a folder of payslips for them: named by employee number, or by a number in the text alone.
 * @param count files in all
 */
export const makePayslips = async (site: Site, count: number): Promise<Payslips> => {
  const matched = count - MATCH_NOBODY - MATCH_TWO - NO_PDF;
  const employees = Array.from({ length: matched - 1 }, (_, at) => employeeOf(at));
  await addEmployees(site, employees);
  const [first, second, third] = employees as [Employee, Employee, Employee];
  // Comes first in the list, which shows page by page.
  const demoEmployee = `November ${DEMO_EMPLOYEE}.pdf`;
  const none = Array.from({ length: MATCH_NOBODY }, (_, at) => `UE-${9_001 + at} November.pdf`);
  const several = ['Two of one page.pdf', `${first.number} and ${second.number}.pdf`];
  const notPdf = 'Bonuses.pdf';
  return {
    demoEmployee,
    people: employees.map(({ name }) => name),
    matched,
    none,
    several,
    notPdf,
    files: [
      payslip(demoEmployee, 'Sipho Naidoo'),
      ...employees.map(({ number, idNumber }, at) => {
        if (at % 3 === 1) return payslip(`Scan ${at}.pdf`, `ID number ${idNumber}`);
        if (at % 3 === 2) return payslip(`Payslip ${at}.pdf`, `Employee number: ${number}`);
        return payslip(`${number} November.pdf`, `Page for ${number}`);
      }),
      ...none.map((name) => payslip(name, 'Somebody who left')),
      payslip(several[0] ?? '', `ID number ${first.idNumber}`, `ID number ${third.idNumber}`),
      payslip(several[1] ?? '', 'For both of them'),
      { name: notPdf, mimeType: 'application/pdf', buffer: Buffer.from('Name;Bonus\r\nLindiwe;R 900\r\n') },
    ],
  };
};

/** Payslip of the first employee, for the place of a file that is no PDF. */
export const mendedPayslip = (): Chosen => payslip(`${employeeOf(0).number} bonus.pdf`, 'Bonus of November');
