/** A form that was posted without a script and refused, by the names of its fields (platform: `usePosted`). */
export interface PostedForm {
  readonly typed: Readonly<Record<string, string>>;
  readonly refused: Readonly<Record<string, string>>;
  /** The reason for the whole form. */
  readonly problem: string | null;
}
