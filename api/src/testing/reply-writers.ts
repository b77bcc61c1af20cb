import fastify from 'fastify';
import type { FastifySerializerCompiler } from 'fastify';

type Writer = ReturnType<FastifySerializerCompiler<unknown>>;

/** Fastify's own compiler; an application has it once a route has a schema. */
const fastifysOwn = async (): Promise<FastifySerializerCompiler<unknown>> => {
  const app = fastify();
  app.get('/', { schema: { response: { 200: { type: 'null' } } } }, () => null);
  await app.ready();
  const compiler = app.serializerCompiler;
  await app.close();
  if (compiler === undefined) throw new Error('Fastify has no compiler of replies');
  return compiler;
};

let own: Promise<FastifySerializerCompiler<unknown>> | null = null;
const writers = new WeakMap<object, Writer>();

/**
 * Caches Fastify's compiled serializers by schema: compiling them takes half the processor time of a start, and each
 * test file starts a service.
 */
export const keptReplyWriters = async (): Promise<FastifySerializerCompiler<unknown>> => {
  own ??= fastifysOwn();
  const compile = await own;
  return (route) => {
    const schema = route.schema as object;
    const writer = writers.get(schema) ?? compile(route);
    writers.set(schema, writer);
    return writer;
  };
};
