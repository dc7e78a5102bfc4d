import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { EstateDetail } from './estate.ts';

type Asked = Pick<EstateDetail, 'status' | 'transaction' | 'type' | 'address' | 'construction' | 'epc'>;
type Answers = Partial<Record<'planning' | 'epc' | 'financial', readonly string[]>>;

/** Decree on spatial planning, water and heritage: what an advertisement in Flanders answers. */
const FLEMISH_PLANNING = [
  ...['permit', 'destination', 'summons', 'preemption', 'subdivisionPermit', 'heritage'],
  ...['floodParcel', 'floodBuilding'],
];
/** What an advertisement says of the certificate beside its value: Brussels asks for the emissions as well. */
const CERTIFICATE = {
  FLANDERS: ['certificate'],
  WALLONIA: ['certificate'],
  BRUSSELS: ['certificate', 'co2'],
};
/** From this year on nothing was built with asbestos. */
const ASBESTOS_BANNED = 2001;

/** The fields that the page of a home on offer must show: as "not yet provided" when the feed has no value. */
export function requiredAnswers(estate: Asked): Answers {
  if (!isOffered(estate.status.code)) return {};
  const { region } = estate.address.city;
  return {
    // The tenancy laws of all three regions: an advertisement states rent and charges.
    financial: estate.transaction === 'RENT' ? ['charges'] : [],
    planning: region === 'FLANDERS' ? flemishPlanning(estate) : [],
    epc: region ? certificateFields(estate, region) : [],
  };
}

function certificateFields({ type, epc }: Asked, region: keyof typeof CERTIFICATE): readonly string[] {
  if (epc) return CERTIFICATE[region];
  const isHome = type === 'HOUSE' || type === 'APARTMENT';
  return isHome ? ['label', ...CERTIFICATE[region]] : [];
}

function flemishPlanning({ transaction, type, construction }: Asked): readonly string[] {
  const mayHoldAsbestos = type !== 'LAND' && (construction?.year ?? 0) < ASBESTOS_BANNED;
  return transaction === 'SALE' && mayHoldAsbestos
    ? [...FLEMISH_PLANNING, 'asbestosCertificate']
    : FLEMISH_PLANNING;
}
