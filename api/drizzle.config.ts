import { defineConfig } from 'drizzle-kit';

/** Read by `migration.mjs`, which makes the migrations. The schema is written by it from the compiled areas. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './dist/schema.js',
  out: './migrations',
});
