// First of all: React asks for the refresh runtime while it is evaluated.
import './refresh.ts';
import { lacksFunctions } from '../functions/lacks-functions.ts';

/** Keeps the application in this file, yet unevaluated until a browser has the functions that it takes. */
const begin = async (): Promise<void> => {
  // The page stays as it came, and says so (api/src/site/below-floor.ts).
  if (document.documentElement.hasAttribute('data-below-floor')) return;
  // Before anything has taken a function for itself. Remotes bring none.
  if (lacksFunctions()) await import(/* webpackChunkName: "functions" */ '../functions/add-functions.ts');
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
};

void begin();
