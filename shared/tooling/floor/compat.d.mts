/** Part of a page that some browser of the floor does not have: an interface, or a member of one. */
export interface Lacked {
  holder: string;
  member: string | null;
  isStatic: boolean;
}
/** Lists features of pages that some browser of the floor lacks. */
export function younger(): Lacked[];
