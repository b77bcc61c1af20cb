// Comes first: React looks for the refresh runtime while it is evaluated.
import './refresh.ts';
import { lacksFunctions } from '../functions/lacks-functions.ts';

/** Evaluates the application, which is in this file, only once the browser has all functions it uses. */
const begin = async (): Promise<void> => {
  // Leaves the page as it is, with its message for old browsers (api/src/site/below-floor.ts).
  if (document.documentElement.hasAttribute('data-below-floor')) return;
  // Adds missing functions before any module takes a reference to one.
  if (lacksFunctions()) await import(/* webpackChunkName: "functions" */ '../functions/add-functions.ts');
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
};

void begin();
