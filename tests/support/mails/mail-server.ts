import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

/** The behaviour of a mail server. */
export type Behaviour =
  | 'well'
  | 'busy'
  | 'refuses recipients'
  | 'hangs at data'
  | 'drops at data'
  | 'drops after data';

export interface ReceivedMail {
  recipients: string[];
  mail: ParsedMail;
  /** The message as received. */
  raw: Buffer;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** How many connections were opened. */
  connections: number;
  behaviour: Behaviour;
  stop(): Promise<void>;
}

/** Starts a mail server in this process. `pause` is awaited before and after the server accepts a mail. */
export async function startMailServer(
  port = 0,
  pause: () => Promise<void> = async () => {},
): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, answer) {
      if (started.behaviour === 'busy') return answer(reply(451, 'try later'));
      if (started.behaviour === 'refuses recipients') return answer(reply(550, 'no such user'));
      answer();
    },
    onData(stream, session, answer) {
      // A connection that breaks off is no test failure.
      stream.on('error', () => {});
      if (started.behaviour === 'drops at data') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      const take = async (raw: Buffer) => {
        if (started.behaviour === 'hangs at data') return;
        await pause();
        const recipients = session.envelope.rcptTo.map(({ address }: SMTPServerAddress) => address);
        started.received.push({ recipients, mail: await simpleParser(raw), raw });
        if (started.behaviour === 'drops after data') for (const socket of sockets) socket.destroy();
        await pause();
        answer();
      };
      buffer(stream).then(take, () => {});
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => {
    started.connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', ready));
  const started: MailServer = {
    port: (smtp.server.address() as AddressInfo).port,
    received: [],
    connections: 0,
    behaviour: 'well',
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => smtp.close(() => closed()));
    },
  };
  return started;
}

export interface SilentServer {
  port: number;
  /** The number of connections so far. */
  connectionCount(): number;
  /** The number of open connections. */
  openConnections(): number;
  stop(): Promise<void>;
}

/** Starts a server that accepts connections and never responds. */
export async function startSilentServer(port = 0): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  let connectionCount = 0;
  const server = createServer((socket) => {
    connectionCount++;
    sockets.add(socket.on('error', () => {}));
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    connectionCount: () => connectionCount,
    openConnections: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(`${text} <jan.peeters@friend.example>`), { responseCode });
}
