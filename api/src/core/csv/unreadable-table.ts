/** A file that is no table that can be read, or a larger one than is taken; the message is for the person who sent it. */
export class UnreadableTable extends Error {}
