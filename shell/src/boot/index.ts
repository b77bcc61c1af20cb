// Comes first: React looks for the refresh runtime while it is evaluated.
import './refresh.ts';
import { lacksFunctions } from '../functions/lacks-functions.ts';
import { checkOwnFiles } from './own-files.ts';
import { trustAddresses } from './trusted-addresses.ts';

/** Starts the application only once the browser has every function that its modules use; it is in this same file. */
const begin = async (): Promise<void> => {
  // Leaves the page unchanged, with its message for old browsers (api/src/site/below-floor.ts).
  if (document.documentElement.hasAttribute('data-below-floor')) return;
  trustAddresses();
  checkOwnFiles();
  // Adds missing functions before any module takes a reference to one.
  if (lacksFunctions()) await import(/* webpackChunkName: "functions" */ '../functions/add-functions.ts');
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
};

void begin();
