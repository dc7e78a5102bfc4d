import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { EstateDetail } from './estate.ts';

type RequiredFieldsInput = Pick<
  EstateDetail,
  'status' | 'transaction' | 'type' | 'address' | 'construction' | 'epc'
>;
type RequiredFields = Partial<Record<'planning' | 'epc' | 'financial', readonly string[]>>;

/** Decrees on spatial planning, water and heritage: the facts required in a Flemish advertisement. */
const FLEMISH_PLANNING = [
  ...['permit', 'destination', 'summons', 'preemption', 'subdivisionPermit', 'heritage'],
  ...['floodParcel', 'floodBuilding'],
];
/** The facts that each region requires beside the certificate's value. Brussels also requires the emissions. */
const CERTIFICATE = {
  FLANDERS: ['certificate'],
  WALLONIA: ['certificate'],
  BRUSSELS: ['certificate', 'co2'],
};
/** Belgium banned asbestos in buildings in this year. */
const ASBESTOS_BANNED = 2001;

/** The fields that a home on offer must show, as "not yet provided" when the feed has no value. */
export function requiredFields(estate: RequiredFieldsInput): RequiredFields {
  if (!isOffered(estate.status.code)) return {};
  const { region } = estate.address.city;
  return {
    // The tenancy laws of all three regions require rent and charges in an advertisement.
    financial: estate.transaction === 'RENT' ? ['charges'] : [],
    planning: region === 'FLANDERS' ? flemishPlanning(estate) : [],
    epc: region ? certificateFields(estate, region) : [],
  };
}

function certificateFields(
  { type, epc }: RequiredFieldsInput,
  region: keyof typeof CERTIFICATE,
): readonly string[] {
  if (epc) return CERTIFICATE[region];
  const isHome = type === 'HOUSE' || type === 'APARTMENT';
  return isHome ? ['label', ...CERTIFICATE[region]] : [];
}

function flemishPlanning({ transaction, type, construction }: RequiredFieldsInput): readonly string[] {
  const mayHoldAsbestos = type !== 'LAND' && (construction?.year ?? 0) < ASBESTOS_BANNED;
  return transaction === 'SALE' && mayHoldAsbestos
    ? [...FLEMISH_PLANNING, 'asbestosCertificate']
    : FLEMISH_PLANNING;
}
