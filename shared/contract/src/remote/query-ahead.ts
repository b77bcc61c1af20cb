/** The query of what a route has read ahead, `PageNumber=1&Sort=-name`, with numbers as the page has them. */
export const queryAhead = (query: string): Record<string, string | number> =>
  Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value) || value]));
