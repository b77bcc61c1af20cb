/** The environment of a measured service on PostgreSQL, beside its own limits: it does not start without secrets. */
export const serverEnv = (url) => ({
  DATABASE_URL: url,
  TOKEN_SECRET: 'what the benchmarks sign access tokens with',
  SEALING_KEYS: 'bench:what-the-benchmarks-seal-with-and-no-other',
});
