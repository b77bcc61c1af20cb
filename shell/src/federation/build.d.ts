/** Put in by the build (shared/tooling/webpack/shell.mjs). */
declare const PLATFORM_VERSION: string;
declare const DEVELOPMENT: boolean;

declare module '*/provided.json?scope' {
  const provided: Record<string, { version: string; load: () => Promise<object> }>;
  export default provided;
}
