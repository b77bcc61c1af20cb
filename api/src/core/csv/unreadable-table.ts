/** A file that is not a readable table, or too large; the message is for its sender. */
export class UnreadableTable extends Error {}
