/** All receivers of leads that the agency file names. */
import type { BlockList } from 'node:net';
import type { Connection } from '../../import/connections/connections.ts';
import type { LeadMail } from '../lead-mail-settings.ts';
import type { LeadWebhook } from '../webhook-settings.ts';
import type { LeadReceiver } from './lead-receiver.ts';
import { createMailReceiver } from './mail-receiver.ts';
import { createSkarabeeReceiver } from './skarabee-receiver.ts';
import { createSweepBrightReceiver } from './sweepbright-receiver.ts';
import { createWebhookReceiver } from './webhook-receiver.ts';
import { createWhiseReceiver } from './whise-receiver.ts';
import { createZabunReceiver } from './zabun-receiver.ts';

interface ReceiverSettings {
  agency: { name: string; leadMails: readonly LeadMail[] };
  leadWebhooks: readonly LeadWebhook[];
  /** Keyed by feed name. */
  feedConnections: ReadonlyMap<string, Connection>;
}

/** `allowed`: private addresses to which leads may be sent. */
export function createLeadReceivers(
  { agency, leadWebhooks, feedConnections }: ReceiverSettings,
  allowed: BlockList,
): LeadReceiver[] {
  return [
    ...leadWebhooks.map((webhook) => createWebhookReceiver(webhook, allowed)),
    ...agency.leadMails.map((mail) => createMailReceiver(mail, agency.name)),
    ...[...feedConnections].flatMap(([feed, connection]) =>
      connection.sendsLeads ? [createReceiver(feed, connection, allowed)] : [],
    ),
  ];
}

function createReceiver(feed: string, connection: Connection, allowed: BlockList): LeadReceiver {
  switch (connection.system) {
    case 'skarabee':
      return createSkarabeeReceiver(feed, connection, allowed);
    case 'sweepbright':
      return createSweepBrightReceiver(feed, connection, allowed);
    case 'whise':
      return createWhiseReceiver(feed, connection, allowed);
    case 'zabun':
      return createZabunReceiver(feed, connection, allowed);
  }
}
