/** Stands in for the entry's choice among fallbacks of a shared module: a remote brings none along. */
export const getSharedFallbackGetter = ({ factory }) => factory;
