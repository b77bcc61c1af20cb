/** Longest name of a view, in characters. */
export const VIEW_NAME_LENGTH = 60;
/** Most views of one person, and most lists with saved choices. */
export const MAX_VIEWS = 200;
/** Narrowest and widest column, in pixels. */
export const NARROWEST_COLUMN = 60;
export const WIDEST_COLUMN = 800;
