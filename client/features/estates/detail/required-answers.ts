import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { EstateDetail } from './estate.ts';

type Asked = Pick<EstateDetail, 'status' | 'transaction' | 'type' | 'address' | 'construction' | 'epc'>;
type Answers = Partial<Record<'planning' | 'epc', readonly string[]>>;

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

/** The facts that a home on offer must state: a page says that one is missing when the feed is silent. */
export function requiredAnswers(estate: Asked): Answers {
  const { region } = estate.address.city;
  if (!region || !isOffered(estate.status.code)) return {};
  const isHome = estate.type === 'HOUSE' || estate.type === 'APARTMENT';
  return {
    planning: region === 'FLANDERS' ? flemishPlanning(estate) : [],
    epc: estate.epc ? CERTIFICATE[region] : isHome ? ['label', ...CERTIFICATE[region]] : [],
  };
}

function flemishPlanning({ transaction, type, construction }: Asked): readonly string[] {
  const mayHoldAsbestos = type !== 'LAND' && (construction?.year ?? 0) < ASBESTOS_BANNED;
  return transaction === 'SALE' && mayHoldAsbestos
    ? [...FLEMISH_PLANNING, 'asbestosCertificate']
    : FLEMISH_PLANNING;
}
