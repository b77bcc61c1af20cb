import type { FastifyReply, FastifyRequest } from 'fastify';

/** On every reply, of the service and of the site alike. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** A reply of the service is data: nothing in it may run, and no cache may keep it. */
export const SERVICE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const TWO_YEARS = 63_072_000;

export const securityHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.headers(ALWAYS);
  // Only where the person came by https: behind a proxy that is known by TRUST_PROXY alone.
  if (request.protocol === 'https') {
    void reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
  }
};
