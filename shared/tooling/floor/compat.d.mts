/** Part of a page that some browser of the floor does not have: an interface, or a member of one. */
export interface Lacked {
  holder: string;
  member: string | null;
  isStatic: boolean;
}
/** What a page may have that some browser of the floor does not. */
export function younger(): Lacked[];
