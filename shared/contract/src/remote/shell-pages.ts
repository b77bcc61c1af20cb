/** Where the shell leads a person who goes on without anything else. A remote declares the page that is shown there. */
export const HOME_PATH = '/';
/** Pages of the shell's own: of a remote with the same path the site would show that instead, sign-out included. */
export const SIGN_OUT_PATH = '/sign-out';
/** Each control in each of its states. */
export const KIT_PATH = '/kit';
