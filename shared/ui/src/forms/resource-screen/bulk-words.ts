/** Words for a finished change, put behind a number of rows: '12 products removed'. */
export const DONE = {
  remove: 'removed',
  restore: 'restored',
  publish: 'published',
  withdraw: 'back to drafts',
  change: 'changed',
  undo: 'as before',
} as const;

/** Words for a running change, put before a number of rows: 'Removing 12 products'. */
export const DOING = {
  remove: 'Removing',
  restore: 'Restoring',
  publish: 'Publishing',
  withdraw: 'Taking back to drafts:',
  change: 'Changing',
  undo: 'Undoing the change of',
} as const;

/** Shown before a change of more rows than one call takes. */
export const TAKES_A_WHILE =
  'This takes a while. It goes on when you leave this page, and you can stop it here.';
