export interface Day {
  readonly name: string;
  /** Papers needed that day, and the page that keeps each. */
  readonly papers: readonly { readonly what: string; readonly to: string }[];
}

/** Days that need several papers at once. */
export const DAYS: readonly Day[] = [
  {
    name: 'A new job',
    papers: [
      { what: 'ID number, names and address', to: '/details/personal/biographical' },
      { what: 'Bank account for your pay', to: '/details/banking' },
      { what: 'Tax number', to: '/details/tax' },
      { what: 'Matric and other certificates', to: '/documents' },
    ],
  },
  {
    name: 'A passport that expires',
    papers: [
      { what: 'Number, country and date, with a reminder', to: '/details/passports-and-permits' },
      { what: 'A photo of the page', to: '/documents' },
    ],
  },
  {
    name: 'Somebody falls ill',
    papers: [
      { what: 'Medical aid number and plan', to: '/wealth/financial-products/medical-aid' },
      { what: 'Who is phoned first', to: '/details/personal/next-of-kin' },
    ],
  },
  {
    name: 'A death in the family',
    papers: [
      { what: 'Policies, with insurer and number', to: '/wealth/financial-products/risk-cover' },
      { what: 'Where the will is', to: '/wealth/financial-products/will' },
      { what: 'ID and marriage certificate', to: '/documents' },
    ],
  },
];
