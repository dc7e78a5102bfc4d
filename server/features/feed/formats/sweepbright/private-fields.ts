/**
 * Members of SweepBright estates that are about persons or the agency's own work. They are neither read nor counted,
 * except for the ids and e-mail addresses of negotiator and office, which are compared with the agency file.
 */
export const PRIVATE_FIELDS: ReadonlySet<string> = new Set([
  ...['vendors', 'vendor', 'owners', 'owner', 'buyers', 'buyer', 'tenants', 'tenant', 'contacts', 'contact'],
  ...[
    'contact_details',
    'tenant_contract',
    'negotiator',
    'negotiators',
    'office',
    'keys',
    'key',
    'alarm_code',
  ],
  ...['notes', 'note', 'internal_note', 'internal_notes', 'mandate', 'mandates', 'settings'],
  ...['agency_commission', 'commission', 'price_negotiated', 'price_sold', 'estimated_price'],
  ...['buyer_percentage', 'buyer_fixed_fee', 'vendor_percentage', 'vendor_fixed_fee'],
]);
