/** Constants inserted by the build (shared/tooling/webpack/shell.mjs). */
declare const PLATFORM_VERSION: string;
declare const DEVELOPMENT: boolean;

declare module '*/provided.json?scope' {
  /** Block or component: in the first script, or loaded on demand. */
  type Provided = { version: string } & (
    | { module: object; load?: never }
    | { load: () => Promise<object>; module?: never }
  );
  const provided: Record<string, Provided>;
  export default provided;
}
