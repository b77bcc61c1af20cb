/** HAProxy in front of PostgreSQL: it asks each server if it is the primary, and leads to that one alone. */

const text = (/** @type {string} */ words) => Buffer.from(`${words}\0`);
const int32 = (/** @type {number} */ number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(number);
  return bytes;
};

const PROTOCOL = 3 << 16;

/** The first message of a client, and a question, in PostgreSQL's own protocol. */
export const messages = () => {
  const names = Buffer.concat([
    text('user'),
    text('phila'),
    text('database'),
    text('postgres'),
    Buffer.alloc(1),
  ]);
  const hello = Buffer.concat([int32(names.length + 8), int32(PROTOCOL), names]);
  const asked = text('select pg_is_in_recovery()');
  const question = Buffer.concat([Buffer.from('Q'), int32(asked.length + 4), asked]);
  return { hello: hello.toString('hex'), question: question.toString('hex') };
};

/** `ReadyForQuery`, outside a transaction. */
const READY = '5a0000000549';
/** `DataRow` of one column, whose text is `f`. */
const IS_PRIMARY = '440000000b00010000000166';

/**
 * @param {number} port
 * @param {readonly { name: string, port: number }[]} servers
 * @returns {string} the configuration
 */
export const haproxyConfiguration = (port, servers) => {
  const { hello, question } = messages();
  return `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  # Before the first check every server counts as up.
  option redispatch 1
  retries 3
listen primary
  bind 127.0.0.1:${port}
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${hello}
  tcp-check expect binary ${READY}
  tcp-check send-binary ${question}
  tcp-check expect binary ${IS_PRIMARY}
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check`).join('\n')}
`;
};
