/** `@phila/contract/brand`: names, addresses and legal texts of the platform. */
export * from '../brand.ts';
export { brandChrome } from '../brand-chrome.ts';
export * from '../consent-purposes.ts';
export * from '../legal.ts';
