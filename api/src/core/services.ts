import type { DrawProcess } from './drawing/draw-process.ts';
import type { RemoteDeclaration } from '@phila/contract';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Listen } from './database/listen.ts';
import type { Connections, Database } from './database/open.ts';
import type { Sealing } from './secrets/sealing.ts';
import type { Tokens } from './people/tokens.ts';
import type { Log } from './http/log.ts';
import type { ScanFile } from './malware/scan-file.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Limits } from './limits/allowance.ts';
import type { JobPort } from './jobs/job.ts';
import type { MailPort, SmsPort } from './mail/ports.ts';

/** Services for every handler; `area.ts` adds services that know all areas. */
export interface Services {
  configuration: Configuration;
  database: Database;
  clock: Clock;
  log: Log;
  mail: MailPort;
  sms: SmsPort;
  jobs: JobPort;
  tokens: Tokens;
  sealing: Sealing;
  limits: Limits;
  blobs: BlobStore;
  /** The shell and the remotes as they were released. */
  releases: ReleaseStore;
  /** Declarations of the remotes in use: the released ones, or those of development servers. */
  declarations(): Promise<readonly RemoteDeclaration[]>;
  /** Bytes free below `DATA_DIR`, up to a second old. */
  freeSpace(): Promise<number>;
  /** Looks for malware in what people upload; null without a scanner. */
  scanFile: ScanFile | null;
  /** Draws public pages before their scripts run. */
  drawing: DrawProcess;
  /** Receives messages between servers of the database (`NOTIFY`). */
  listen: Listen;
  /** Measures this process; null without a port for it. */
  metrics: Metrics | null;
  /** The connections to the database now; null for the embedded one. */
  connections: (() => Connections) | null;
  /** This server's own address, `http://127.0.0.1:3000`; null before it listens. */
  ownAddress(): string | null;
}
