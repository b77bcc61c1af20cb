/** Parses the query of a prefetched read, `PageNumber=1&Sort=-name`, with numbers as the page uses them. */
export const queryAhead = (query: string): Record<string, string | number> =>
  Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value) || value]));
