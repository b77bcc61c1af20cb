/** The seven groups of a net-wealth statement, with common lines (docs/calculators/net-wealth.md). */
export const netWealthGroups = {
  cash: {
    label: 'Cash',
    kind: 'asset',
    suggested: ['Current account', 'Savings account', 'Notice or money market'],
  },
  liquid: { label: 'Liquid assets', kind: 'asset', suggested: ['Tax-free savings', 'Unit trusts', 'Shares'] },
  investment: {
    label: 'Investments',
    kind: 'asset',
    suggested: ['Endowment', 'Property let', 'Business', 'Crypto or offshore'],
  },
  retirement: {
    label: 'Retirement',
    kind: 'asset',
    suggested: ['Pension fund', 'Provident fund', 'Retirement annuity', 'Preservation fund'],
  },
  personal: {
    label: 'Personal assets',
    kind: 'asset',
    suggested: ['Home', 'Vehicles', 'Furniture', 'Jewellery'],
  },
  shortTerm: {
    label: 'Short-term liabilities',
    kind: 'liability',
    suggested: ['Credit card', 'Store accounts', 'Overdraft', 'Personal loan', 'Tax owing'],
  },
  longTerm: {
    label: 'Long-term liabilities',
    kind: 'liability',
    suggested: ['Bond', 'Vehicle', 'Student loan'],
  },
} as const;

/** "cash" … "longTerm". */
export type NetWealthGroupName = keyof typeof netWealthGroups;

export const netWealthGroupNames = Object.keys(netWealthGroups) as NetWealthGroupName[];
