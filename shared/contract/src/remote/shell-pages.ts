/** Default destination of the shell; a remote declares the page. */
export const HOME_PATH = '/';
/** Pages of the shell itself; a remote with the same path would replace them, sign-out included. */
export const SIGN_OUT_PATH = '/sign-out';
