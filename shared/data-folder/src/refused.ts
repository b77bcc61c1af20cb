/** A release that cannot be published or rolled back; the message is for the person who tried. */
export class Refused extends Error {}
