/** Put in by the build (shared/tooling/webpack/shell.mjs). */
declare const PLATFORM_VERSION: string;
declare const QUERY_VERSION: string;
declare const DEVELOPMENT: boolean;

declare module '@phila/ui/provided.json?scope' {
  const provided: Record<string, { version: string; load: () => Promise<object> }>;
  export default provided;
}
