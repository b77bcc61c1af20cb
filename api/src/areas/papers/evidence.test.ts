import { evidenceIn } from './evidence.ts';

/** Finds where a file with this name and text names a number; null if it does not. */
const counts = (number: string, fileName: string, text = '') => {
  const { idNumbers, employeeNumbers } = evidenceIn(fileName, text);
  return idNumbers.get(number) ?? employeeNumbers.get(number) ?? null;
};
const ID = '8704150183084';

test.each([
  // ID numbers, with and without spaces, and never as a part of a longer number.
  [ID, `Payslip ${ID}.pdf`, '', 'idInName'],
  [ID, `${ID}_2026-11.pdf`, '', 'idInName'],
  [ID, 'a.pdf', `ID number: ${ID}`, 'idInText'],
  [ID, 'a.pdf', 'ID 870415 0183 08 4', 'idInText'],
  [ID, `1${ID}.pdf`, `Account ${ID}0`, null],
  // Employee numbers in a name.
  ['UE-1001', 'Payslip UE-1001.pdf', '', 'numberInName'],
  ['UE-1001', 'payslip_ue-1001_2026-11.pdf', '', 'numberInName'],
  ['UE-1001', 'UE_1001 November.pdf', '', 'numberInName'],
  ['4711', 'Payslip 4711.pdf', '', 'numberInName'],
  ['4711', 'Payslip 47110.pdf', '', null],
  ['4711', 'Payslip 14711.pdf', '', null],
  ['UE-1001', 'Payslip UE-10010.pdf', '', null],
  // Days and short numbers of a name name no one.
  ['2026', 'Payslip 2026.pdf', '', null],
  ['202611', 'Payslip 202611.pdf', '', null],
  ['11', 'Payslip 2026-11.pdf', '', null],
  // Employee numbers in a text: digits alone only after words that say so.
  ['UE-1001', 'a.pdf', 'Sipho Naidoo UE-1001 Technician', 'numberInText'],
  ['4711', 'a.pdf', 'Employee No: 4711', 'numberInText'],
  ['4711', 'a.pdf', 'Emp. code 4711 Cape Town', 'numberInText'],
  ['4711', 'a.pdf', 'Werknemersnommer: 4711', 'numberInText'],
  ['7', 'a.pdf', 'Staff number 7', 'numberInText'],
  ['4711', 'a.pdf', 'Net pay 4711', null],
  ['4711', 'a.pdf', 'Employee No: 47110', null],
  ['4711', 'a.pdf', 'Employee No: 4711.50', null],
] as const)('%s in "%s", "%s": %s', (number, fileName, text, by) => {
  expect(counts(number, fileName, text)).toBe(by);
});
