/** Put in by the build (shared/tooling/webpack/shell.mjs). */
declare const PLATFORM_VERSION: string;
declare const DEVELOPMENT: boolean;

declare module '*/provided.json?scope' {
  /** A block or component: in the first script already, or to be loaded. */
  type Provided = { version: string } & (
    | { module: object; load?: never }
    | { load: () => Promise<object>; module?: never }
  );
  const provided: Record<string, Provided>;
  export default provided;
}
