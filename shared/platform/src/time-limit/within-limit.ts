/**
 * Resolves as `work` does, or rejects after so many milliseconds; the work itself goes on.
 * @param failure the error to reject with; default: an `Error` that names the limit
 */
export const withinLimit = async <T>(
  work: Promise<T>,
  milliseconds: number,
  failure = (): Error => new Error(`Nothing came within ${milliseconds / 1_000} seconds`),
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
