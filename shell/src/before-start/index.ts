/**
 * The one script that a page which came as HTML runs by itself (docs/decisions/0814). It needs nothing of the application,
 * which it begins once the page is painted and the browser is idle, or earlier when the person does what only the
 * application can answer. Until then it keeps the header that came with the page working.
 */
import { beginApplication, beginsWithPress } from './begin-application.ts';
import { paintChosenColours } from './chosen-colours.ts';
import { closeMenus } from './close-menus.ts';
import { notePresses } from './note-presses.ts';

paintChosenColours();
closeMenus();
// Leaves the page as it came in a browser that is too old (api/src/site/below-floor.ts).
if (!document.documentElement.hasAttribute('data-below-floor')) {
  beginsWithPress();
  notePresses();
  beginApplication();
}
