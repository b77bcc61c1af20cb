/** Limit that stops absurd documents from using up the CPU. */
export const MAX_PAGES = 150;

/** Error for a CV with too many pages; its message is shown to the person. */
export class TooLongCv extends Error {
  override readonly name = 'TooLongCv';

  constructor() {
    super(`Your CV would have more than ${MAX_PAGES} pages. Please hide or shorten some of it.`);
  }
}
