/** The twelve official languages (specification: reference-data, "People"). */
export const officialLanguages = [
  { id: 1, name: 'Afrikaans' },
  { id: 2, name: 'English' },
  { id: 3, name: 'isiNdebele' },
  { id: 4, name: 'isiXhosa' },
  { id: 5, name: 'isiZulu' },
  { id: 6, name: 'Sepedi' },
  { id: 7, name: 'Sesotho' },
  { id: 8, name: 'Setswana' },
  { id: 9, name: 'siSwati' },
  { id: 10, name: 'Tshivenda' },
  { id: 11, name: 'Xitsonga' },
  { id: 12, name: 'South African Sign Language' },
] as const;
