/** A CV of more pages is no CV; drawing it would only keep the processor busy. */
export const MAX_PAGES = 150;

/** The CV has more pages than are drawn. Its message is for the person. */
export class TooLongCv extends Error {
  override readonly name = 'TooLongCv';

  constructor() {
    super(`Your CV would have more than ${MAX_PAGES} pages. Please hide or shorten some of it.`);
  }
}
