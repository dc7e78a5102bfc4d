import { connect } from 'node:net';

interface ServerAddress {
  host?: string | undefined;
  port?: number | string | undefined;
  /** Whether nodemailer starts TLS on the socket (`smtps:`). Here it selects the default port. */
  secure?: boolean | undefined;
  /** Milliseconds. */
  connectionTimeout?: number | undefined;
}

type OnConnected = (error: Error | null, options?: { connection: ReturnType<typeof connect> }) => void;

/**
 * Opens a connection to a mail server, for nodemailer's `getSocket`. Disables Nagle's algorithm: a mail ends with a
 * small write, which would wait 40 ms for the server's delayed acknowledgement.
 */
export function connectToServer(address: ServerAddress, onConnected: OnConnected): void {
  const { host = 'localhost', secure, connectionTimeout = 0 } = address;
  const port = Number(address.port ?? (secure ? 465 : 587));
  const socket = connect({ host, port, noDelay: true, keepAlive: true });
  const fail = (error: Error) => {
    socket.destroy();
    onConnected(error);
  };
  const expire = () => fail(Object.assign(new Error('the connection timed out'), { code: 'ETIMEDOUT' }));
  socket.setTimeout(connectionTimeout, expire);
  socket.once('error', fail);
  socket.once('connect', () => {
    socket.setTimeout(0).off('timeout', expire).off('error', fail);
    onConnected(null, { connection: socket });
  });
}
