import fastify from 'fastify';
import type { FastifySerializerCompiler } from 'fastify';

type Writer = ReturnType<FastifySerializerCompiler<unknown>>;

/** Fastify's own compiler, which an application has once a route of it has a schema. */
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
 * Keeps Fastify's compiled serializers by schema: compiling those of every call takes half the processor time of
 * starting a service, and each test file starts one.
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
