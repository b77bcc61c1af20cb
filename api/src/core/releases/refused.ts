/** A release that cannot be published or taken back; its message is for the person who asked for it. */
export class Refused extends Error {}
