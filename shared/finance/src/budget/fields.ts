/**
 * The 55 amounts of a monthly budget in 12 groups (docs/calculators/budget.md), in the order and with the labels of the
 * form.
 */
export const budgetGroups = {
  income: {
    label: 'Income',
    fields: {
      netSalary: 'Net salary',
      partnerSalary: "Partner's salary",
      bonusOrCommission: 'Bonus or commission',
      rentalIncome: 'Rental income',
      investmentIncome: 'Investment income',
      otherIncome: 'Other income',
    },
  },
  home: {
    label: 'Home',
    fields: {
      bondOrRent: 'Bond or rent',
      ratesAndTaxes: 'Rates and taxes',
      electricity: 'Electricity',
      waterAndSanitation: 'Water and sanitation',
      levies: 'Levies',
      homeMaintenance: 'Home maintenance',
      domesticAndGarden: 'Domestic and garden help',
      homeSecurity: 'Home security',
    },
  },
  vehicle: {
    label: 'Vehicle and transport',
    fields: {
      vehicleInstalment: 'Vehicle instalment',
      fuel: 'Fuel',
      vehicleMaintenance: 'Vehicle maintenance',
      vehicleLicence: 'Vehicle licence',
      tollsAndParking: 'Tolls and parking',
      publicTransport: 'Public transport',
    },
  },
  food: {
    label: 'Food',
    fields: {
      groceries: 'Groceries',
      takeawaysAndRestaurants: 'Takeaways and restaurants',
      lunches: 'Lunches',
    },
  },
  insurance: {
    label: 'Insurance and medical aid',
    fields: {
      medicalAid: 'Medical aid',
      gapCover: 'Gap cover',
      lifeCover: 'Life cover',
      shortTermInsurance: 'Short-term insurance',
      incomeProtection: 'Income protection',
      funeralPolicy: 'Funeral policy',
    },
  },
  debt: {
    label: 'Debt',
    fields: {
      creditCard: 'Credit card',
      storeAccounts: 'Store accounts',
      personalLoan: 'Personal loan',
      studentLoan: 'Student loan',
      otherDebt: 'Other debt',
    },
  },
  education: {
    label: 'Education',
    fields: {
      schoolFees: 'School fees',
      tertiaryFees: 'Tertiary fees',
      childCare: 'Child care',
      booksAndUniforms: 'Books and uniforms',
    },
  },
  lifestyle: {
    label: 'Lifestyle',
    fields: {
      clothing: 'Clothing',
      personalCare: 'Personal care',
      gymAndSport: 'Gym and sport',
      medicalOutOfPocket: 'Medical, out of pocket',
      cellphoneAndInternet: 'Cellphone and internet',
      pets: 'Pets',
    },
  },
  entertainment: {
    label: 'Entertainment',
    fields: { tvAndStreaming: 'TV and streaming', outings: 'Outings', hobbies: 'Hobbies' },
  },
  travel: { label: 'Travel', fields: { holidays: 'Holidays', homeVisits: 'Visits home' } },
  donations: {
    label: 'Donations',
    fields: { tithesAndCharity: 'Tithes and charity', familySupport: 'Family support', gifts: 'Gifts' },
  },
  savings: {
    label: 'Savings',
    fields: {
      emergencyFund: 'Emergency fund',
      retirementAnnuity: 'Retirement annuity',
      otherInvestments: 'Other investments',
    },
  },
} as const;

/** "income", "home" … "savings". */
export type BudgetGroupName = keyof typeof budgetGroups;

type FieldsOf<Name extends BudgetGroupName> = keyof (typeof budgetGroups)[Name]['fields'];

/** Name of one of the 55 amounts. */
export type BudgetField = { [Name in BudgetGroupName]: FieldsOf<Name> }[BudgetGroupName];

/** Group names in form order. */
export const budgetGroupNames = Object.keys(budgetGroups) as BudgetGroupName[];

/** Returns a group's fields in form order. */
export function fieldsOf(group: BudgetGroupName): BudgetField[] {
  return Object.keys(budgetGroups[group].fields) as BudgetField[];
}
