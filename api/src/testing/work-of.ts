/**
 * The processor time in ms, of all threads of this process, that something took: a measure of the work itself, whatever
 * else the machine does. For what runs while nothing else in this process does.
 */
export const workOf = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
};
