import { watchSources } from './sources.mjs';

/**
 * Says the type errors of what is served, at once and after each change: the bundler takes types away unread, and the
 * first to find an error would be the gate.
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
