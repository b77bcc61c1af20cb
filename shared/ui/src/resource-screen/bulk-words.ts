/** What was done with several rows, behind how many: '12 products removed'. */
export const DONE = {
  remove: 'removed',
  restore: 'restored',
  publish: 'published',
  withdraw: 'back to drafts',
  change: 'changed',
  undo: 'as before',
} as const;

/** What is being done with them, before how many: 'Removing 12 products'. */
export const DOING = {
  remove: 'Removing',
  restore: 'Restoring',
  publish: 'Publishing',
  withdraw: 'Taking back to drafts:',
  change: 'Changing',
  undo: 'Undoing the change of',
} as const;

/** Said before more rows are changed than one call changes. */
export const TAKES_A_WHILE =
  'This takes a while. It goes on when you leave this page, and you can stop it here.';
