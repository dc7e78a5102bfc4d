/** All receivers of leads that the agency file names. */
import type { BlockList } from 'node:net';
import type { Connection } from '../../import/connections/connections.ts';
import type { LeadWebhook } from '../webhook-settings.ts';
import type { LeadReceiver } from './lead-receiver.ts';
import { createSweepBrightReceiver } from './sweepbright-receiver.ts';
import { createWebhookReceiver } from './webhook-receiver.ts';
import { createWhiseReceiver } from './whise-receiver.ts';

interface ReceiverSettings {
  leadWebhooks: readonly LeadWebhook[];
  /** Keyed by feed name. */
  feedConnections: ReadonlyMap<string, Connection>;
}

/** `allowed`: private addresses to which leads may be sent. */
export function createLeadReceivers(
  { leadWebhooks, feedConnections }: ReceiverSettings,
  allowed: BlockList,
): LeadReceiver[] {
  return [
    ...leadWebhooks.map((webhook) => createWebhookReceiver(webhook, allowed)),
    ...[...feedConnections].flatMap(([feed, connection]) =>
      connection.sendsLeads ? [createReceiver(feed, connection, allowed)] : [],
    ),
  ];
}

function createReceiver(feed: string, connection: Connection, allowed: BlockList): LeadReceiver {
  return connection.system === 'sweepbright'
    ? createSweepBrightReceiver(feed, connection, allowed)
    : createWhiseReceiver(feed, connection, allowed);
}
