/**
 * Runs on pages that came as HTML, before the application (docs/decisions/0814). It keeps their header working, and
 * starts the application once the page is painted and the browser idle, or earlier on a press that only the
 * application can answer.
 */
import { beginApplication, beginsWithPress } from './begin-application.ts';
import { paintChosenColours } from './chosen-colours.ts';
import { closeMenus } from './close-menus.ts';
import { notePresses } from './note-presses.ts';

paintChosenColours();
closeMenus();
// Leaves the page unchanged in a browser too old for the application (api/src/site/below-floor.ts).
if (!document.documentElement.hasAttribute('data-below-floor')) {
  beginsWithPress();
  notePresses();
  beginApplication();
}
