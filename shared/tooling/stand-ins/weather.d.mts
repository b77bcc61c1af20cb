import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

export interface WeatherStandIn {
  url: string;
  /** Every question that came. */
  asked: { path: string; query: Record<string, string>; headers: IncomingHttpHeaders }[];
  /** Answers a path (`*`: every path) otherwise; without an answer, as usual again. */
  override(path: string, answer?: (request: IncomingMessage, response: ServerResponse) => void): void;
  stop(): Promise<void>;
}

/** A server on this machine that answers as Open-Meteo, Nominatim and OpenWeatherMap (key `stand-in-key`) do. */
export declare const startWeatherStandIn: (options?: {
  port?: number;
  now?: () => Date;
}) => Promise<WeatherStandIn>;
