/** In letters: the longest name of a view. */
export const VIEW_NAME_LENGTH = 60;
/** The most views that one person keeps, and the most lists of which they choose something. */
export const MAX_VIEWS = 200;
/** In pixels: between which a column can be made narrower and wider. */
export const NARROWEST_COLUMN = 60;
export const WIDEST_COLUMN = 800;
