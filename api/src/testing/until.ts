/** Asks again and again until it holds; the test's own time limit ends a wait in vain. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
};
