import { watchSources } from './sources.mjs';

/**
 * Reports type errors of the served packages, at once and after each change: the bundler does not check types, so the
 * gate would be the first to find them.
 * @param {string[]} folders
 * @param {() => Promise<void>} check says the errors itself, and throws where there are any
 * @param {(sentence: string) => void} say
 * @returns {() => void} ends it
 */
export const followTypes = (folders, check, say) => {
  let wasWrong = false;
  const look = async () => {
    try {
      await check();
      if (wasWrong) say('The type errors are gone.');
      wasWrong = false;
    } catch (error) {
      wasWrong = true;
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const unwatch = watchSources(folders, look);
  void look();
  return unwatch;
};
