export default {
  projects: [
    '<rootDir>/shared/contract',
    '<rootDir>/shared/finance',
    '<rootDir>/shared/platform',
    '<rootDir>/shared/ui',
    '<rootDir>/shell',
    '<rootDir>/mfe-public',
    '<rootDir>/mfe-details',
    '<rootDir>/api',
  ],
};
