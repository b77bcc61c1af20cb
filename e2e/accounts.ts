/** The demo accounts that the service prints at its start (specification: service). */
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
  /** Loses the second factor of the demo (second-factor.spec.ts): no other test signs in with it. */
  auditor: {
    email: 'auditor@demo.phila.example',
    password: 'Auditor-Demo-1',
    firstName: 'Pieter',
    hasRole: true,
  },
} as const;

export type Role = keyof typeof accounts;

/** Umoya Energy, whose employee the demo employee is. */
export const demoOrganisation = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
