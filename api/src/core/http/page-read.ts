import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const NAME = 'x-page-read';
const token = randomUUID();

/** The header of a read that the service makes for a page that it draws, and that counts against no visitor's limit. */
export const PAGE_READ = { [NAME]: token } as const;

/** Tells if this process made the request for a page. */
export const isPageRead = ({ headers }: FastifyRequest): boolean => headers[NAME] === token;
