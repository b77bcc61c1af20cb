/** Demo accounts that the service prints when it starts (specification: service). */
export const accounts = {
  consumer: { email: 'consumer@demo.phila.example', password: 'Consumer-Demo-1', firstName: 'Thandi' },
  employee: { email: 'employee@demo.phila.example', password: 'Employee-Demo-1', firstName: 'Sipho' },
  admin: { email: 'admin@demo.phila.example', password: 'Admin-Demo-1', firstName: 'Lerato', hasRole: true },
  catalogue: {
    email: 'catalogue@demo.phila.example',
    password: 'Catalogue-Demo-1',
    firstName: 'Ayesha',
    hasRole: true,
  },
  orgadmin: {
    email: 'orgadmin@demo.phila.example',
    password: 'Orgadmin-Demo-1',
    firstName: 'Johan',
    hasRole: true,
  },
  support: {
    email: 'support@demo.phila.example',
    password: 'Support-Demo-1',
    firstName: 'Zanele',
    hasRole: true,
  },
  /**
   * Account for second-factor.spec.ts only: that test changes its second factor, so no other test may sign in with it.
   */
  auditor: {
    email: 'auditor@demo.phila.example',
    password: 'Auditor-Demo-1',
    firstName: 'Pieter',
    hasRole: true,
  },
} as const;

export type Role = keyof typeof accounts;

/** Umoya Energy, the demo employee's employer. */
export const demoOrganisation = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
