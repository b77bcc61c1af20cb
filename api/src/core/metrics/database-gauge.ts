/** A value with its labels: names of the site's own things, never of people. */
export interface GaugeReading {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A quantity that an area reads from the database when it is asked for. */
export interface DatabaseGauge<Given> {
  /** `phila_` and what it counts, with its unit. */
  name: string;
  help: string;
  labelNames: readonly string[];
  read(given: Given): Promise<readonly GaugeReading[]>;
}
