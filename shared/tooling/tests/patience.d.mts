export const JEST_TEST: number;
export const DOCUMENT_CHANGE: number;
export const BROWSER_TEST: number;
export const BROWSER_EXPECTATION: number;
export const COMMAND: number;
export const SERVER_START: number;
export const SITE_START: number;
