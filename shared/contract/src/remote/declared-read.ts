/** What a route has read ahead: the path of a call, and its query where it has one, with numbers as the page has them. */
export const declaredRead = (read: string): { path: string; query?: Record<string, string | number> } => {
  const [path = '', query] = read.split('?');
  return {
    path,
    ...(query !== undefined && {
      query: Object.fromEntries(
        [...new URLSearchParams(query)].map(([name, value]) => [name, Number(value) || value]),
      ),
    }),
  };
};
