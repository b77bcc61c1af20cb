/** The error for a build that cannot be released; its message is for the person at the prompt. */
export class Refused extends Error {}
