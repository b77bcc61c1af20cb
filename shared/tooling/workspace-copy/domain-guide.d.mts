/** docs/guides/build-a-domain.md: the record, which is whole by itself, and what follows it. */
export declare const domainGuide: { record: string; rest: string };
/** Writes the migration of the guide's record, once the copy is compiled. */
export declare const migrationOfGuide: (
  copy: string,
  name?: string,
) => {
  program: string;
  args: string[];
  env: Record<string, string>;
};
