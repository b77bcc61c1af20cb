/** `@phila/ui/testing`: for tests of remotes alone. */
export { testPlainSections } from './plain-sections.tsx';
