/**
 * The processor time in ms of all threads of this process for some work, independent of other processes. Only valid
 * while nothing else runs in this one.
 */
export const workOf = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
};
