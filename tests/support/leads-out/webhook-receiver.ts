/** A CRM that receives webhooks and verifies them with the library of Standard Webhooks. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { LeadEventType } from '../../../server/features/leads-out/lead-event.ts';

export interface ReceivedEvent {
  id: string;
  type: LeadEventType;
  timestamp: string;
  // biome-ignore lint/suspicious/noExplicitAny: each type has its own data
  data: any;
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Starts a receiver on 127.0.0.1. */
export async function startWebhookReceiver(secret: string) {
  const received: ReceivedEvent[] = [];
  const server: Server = createServer();
  const receiver = {
    server,
    url: '',
    /** Verified requests, in order. */
    received,
    /** The status of responses. */
    status: 204,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
  server.on('request', async (req, res) => {
    // A starting site asks with GET whether there is a server.
    if (req.method !== 'POST') return res.writeHead(405, { allow: 'POST' }).end();
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const headers = req.headers as Record<string, string>;
    const verified = new Webhook(secret).verify(Buffer.concat(parts), headers);
    received.push({ id: String(headers['webhook-id']), ...(verified as Omit<ReceivedEvent, 'id'>) });
    res.writeHead(receiver.status).end();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?from=site`;
  return receiver;
}
