/** `@phila/ui/testing`, for tests of remotes only. */
export { testPlainSections } from './plain-sections.tsx';
