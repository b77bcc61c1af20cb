import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Connections } from '../database/open.ts';
import type { Log } from '../http/log.ts';
import type { DatabaseGauge, GaugeReading } from './database-gauge.ts';

/** The most routes, methods and statuses counted apart; others are counted together, so that the whole has a bound. */
const MOST_REQUESTS = 1_000;
/** The most values of a gauge of the database. */
const MOST_READINGS = 100;
/** Milliseconds for which what was read from the database is shown again, however many ask. */
const KEPT = 10_000;
/** Milliseconds for the database to answer. */
const PATIENCE = 3_000;

/** Seconds, from a small read to what a person gives up on. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, as an address may be personal; undefined for none. */
  route: string | undefined;
  status: number;
  seconds: number;
}

export interface Metrics {
  answered(request: AnsweredRequest): void;
  /** The text that Prometheus reads, and its type. */
  render(): Promise<{ text: string; type: string }>;
}

interface MetricsParts<Given> {
  given: Given;
  gauges: readonly DatabaseGauge<Given>[];
  /** The pool's connections; none with the embedded database. */
  connections?: (() => Connections) | undefined;
  log: Log;
}

/** `/api/v1/Shop/orders/:id` → `shop`; `site` for pages and files. */
const areaOf = (route: string | undefined): string => {
  if (route === undefined) return 'none';
  const [, , , first] = route.split('/');
  return route.startsWith('/api/') && first !== undefined ? first.toLowerCase() : 'site';
};

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE).unref();
  });

/** Measures this process for Prometheus: at most 2 000 series, and nothing personal in any. */
export const openMetrics = <Given>({ given, gauges, connections, log }: MetricsParts<Given>): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'phila_requests_total',
    help: 'Requests that were answered, by the pattern of their route; “other” for those beyond the bound',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'phila_request_duration_seconds',
    help: 'Time from a request to the end of its reply, by area',
    labelNames: ['area'],
    buckets: DURATIONS,
    registers,
  });
  const unread = new Gauge({
    name: 'phila_unread_gauges',
    help: 'Quantities that the database did not give this time',
    registers,
  });
  if (connections !== undefined) {
    const pool = new Gauge({
      name: 'phila_database_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect: () => {
        for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
      },
    });
  }
  const shown = gauges.map((gauge) => ({
    gauge,
    on: new Gauge({ name: gauge.name, help: gauge.help, labelNames: gauge.labelNames, registers }),
  }));

  const read = async (gauge: DatabaseGauge<Given>): Promise<readonly GaugeReading[] | null> => {
    try {
      return (await Promise.race([gauge.read(given), late()])).slice(0, MOST_READINGS);
    } catch (error) {
      log.error('metric not read', error, { metric: gauge.name });
      return null;
    }
  };
  const readAll = async (): Promise<void> => {
    let missing = 0;
    // Reads in turn, so that a scrape takes one connection at most.
    for (const { gauge, on } of shown) {
      const readings = await read(gauge);
      on.reset();
      if (readings === null) missing += 1;
      for (const { labels, value } of readings ?? []) on.set(labels, value);
    }
    unread.set(missing);
  };
  let reading: { since: number; done: Promise<void> } | null = null;
  const kept = (): Promise<void> => {
    const now = performance.now();
    if (reading === null || now - reading.since > KEPT) reading = { since: now, done: readAll() };
    return reading.done;
  };

  const counted = new Set<string>();
  const isCounted = (key: string): boolean => {
    if (counted.has(key)) return true;
    if (counted.size >= MOST_REQUESTS) return false;
    counted.add(key);
    return true;
  };

  return {
    answered: ({ method, route, status, seconds }) => {
      const labels =
        route === undefined
          ? { method: 'any', route: 'none', status: String(status) }
          : { method, route, status: String(status) };
      const isApart = isCounted(Object.values(labels).join(' '));
      requests.inc(
        isApart ? labels : { method: 'any', route: 'other', status: `${Math.floor(status / 100)}xx` },
      );
      durations.observe({ area: areaOf(route) }, seconds);
    },
    render: async () => {
      await kept();
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
};
