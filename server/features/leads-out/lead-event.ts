/** Events about submissions of visitors, as a CRM receives them. */

export const LEAD_EVENT_TYPES = [
  'lead.created',
  'viewing.booked',
  'viewing.moved',
  'viewing.cancelled',
  'stay.requested',
  'stay.accepted',
  'stay.declined',
  'stay.cancelled',
  'subscription.confirmed',
] as const;
export type LeadEventType = (typeof LEAD_EVENT_TYPES)[number];

/** An event about a stored record. It refers to the record and contains no data of the visitor. */
export interface LeadEvent {
  type: LeadEventType;
  /** The id of the lead, viewing, stay or subscription. */
  id: string;
  /** Distinguishes the events of one record. */
  sequence: number;
}

/** The `webhook-id` of an event, the same for each attempt. A full stop would be ambiguous in the signed text. */
export function webhookId({ type, id, sequence }: LeadEvent): string {
  return `${type.replace('.', '-')}-${id}-${sequence}`;
}
