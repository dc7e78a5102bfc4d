import '../../listings/detail/sections.css';
import type { ReactNode } from 'react';
import { isWholePrice } from '../../../../shared/estates/terms.ts';
import { loanAmountFor, type MortgageBounds } from '../../../../shared/mortgage/mortgage-form.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { type SectionContent, SectionList } from '../../../ui/sections.tsx';
import { Share } from '../../../ui/share.tsx';
import { FormLink } from '../../leads/form-link.tsx';
import { Contents } from '../../listings/detail/contents.tsx';
import { Description } from '../../listings/detail/description.tsx';
import { FactList } from '../../listings/detail/fact-list.tsx';
import { Downloads, Films } from '../../listings/detail/files.tsx';
import { MortgageSection } from '../../mortgage/mortgage-section.tsx';
import { OfficeSection } from '../../offices/office-section.tsx';
import { isStored } from '../../pictures/picture.tsx';
import {
  MoveInCostSection,
  PurchaseCostSection,
  UnknownCostSection,
} from '../../purchase-cost/cost-sections.tsx';
import { Statements } from '../../statements/statements.tsx';
import { SaleSection } from '../sale/sale-section.tsx';
import { EnergyScale } from './energy-scale.tsx';
import type { EstateDetail } from './estate.ts';
import { EstateMap } from './estate-map.tsx';
import { FloorPlanTable, Plans } from './floors.tsx';
import { History } from './history.tsx';
import { ReturnSection } from './return-section.tsx';
import { sectionContents } from './section-contents.ts';
import { useFacts } from './use-facts.ts';

interface SectionsProps {
  estate: EstateDetail;
  /** Limits of the mortgage calculator. */
  bounds: MortgageBounds;
  heading: string;
}

/** The sections of an estate's page, below its head. */
export function Sections(props: SectionsProps) {
  const sections = useSections(props);
  return (
    <>
      <Contents sections={sections} />
      <SectionList sections={sections} />
    </>
  );
}

/**
 * Returns the sections without the empty ones: first text, plan, place, costs and energy label, which decide a visit;
 * then tables of details, legal statements and the office.
 */
function useSections({ estate, bounds, heading }: SectionsProps): SectionContent[] {
  const t = useMessages();
  const facts = useFacts(estate);
  const list = (name: keyof typeof facts): ReactNode =>
    facts[name].length > 0 ? <FactList facts={facts[name]} /> : null;
  const contents = {
    description: <Description listing={estate} />,
    sale: saleSection(estate),
    plan: plansSection(estate),
    map: <EstateMap estate={estate} heading={heading} />,
    mortgage: mortgageSection(estate, bounds),
    purchaseCost: purchaseCostSection(estate),
    moveInCost: moveInCostSection(estate),
    return: returnSection(estate),
    epc: energySection(estate, list('epc')),
    files: estate.video || estate.virtualTour ? <Films listing={estate} /> : null,
    energy: list('energy'),
    epcCommunal: list('epcCommunal'),
    lease: list('lease'),
    financial: list('financial'),
    coOwnership: list('coOwnership'),
    floors: estate.floors.length > 0 ? <FloorPlanTable floors={estate.floors} /> : null,
    dimensions: list('dimensions'),
    facilities: list('facilities'),
    comfort: list('comfort'),
    technical: list('technical'),
    construction: list('construction'),
    other: list('other'),
    history: <History estate={estate} />,
    planning: list('planning'),
    lot: list('lot'),
    parcel: list('parcel'),
    legal: estate.legalStatements.length > 0 ? <Statements statements={estate.legalStatements} /> : null,
    downloads: estate.documents.length > 0 ? <Downloads documents={estate.documents} /> : null,
    office: <OfficeSection listing={estate} />,
    share: <ShareWays estate={estate} heading={heading} />,
  };
  return sectionContents(contents, t);
}

/** Returns how an estate is sold that has another method of sale than a fixed price, else null. */
function saleSection({ sale, price }: EstateDetail): ReactNode {
  return sale && sale.method !== 'FIXED_PRICE' ? <SaleSection sale={sale} price={price} /> : null;
}

/** Returns the floor plans that can be shown, else null. */
function plansSection({ floorPlans }: EstateDetail): ReactNode {
  const plans = floorPlans.filter(isStored);
  return plans.length > 0 ? <Plans plans={plans} /> : null;
}

function ShareWays({ estate, heading }: Pick<SectionsProps, 'estate' | 'heading'>) {
  const t = useMessages();
  return (
    <div className="share-ways">
      <Share path={estate.path} heading={heading} picture={estate.pictures[0]} />
      <FormLink form="friend" listingId={estate.id} look="quiet">
        {t('estates.detail.sendOn')}
      </FormLink>
    </div>
  );
}

/** Returns the rent and the yield of an estate for sale that is let and has a price, else null. */
function returnSection({ price, sale, financial }: EstateDetail): ReactNode {
  const currentRent = financial?.currentRent;
  if (!sale || !isWholePrice(sale) || !price || !currentRent) return null;
  return <ReturnSection price={price} currentRent={currentRent} />;
}

/** Returns the energy scale of an estate with a label, above the other facts of its certificate. */
function energySection({ epc }: EstateDetail, facts: ReactNode): ReactNode {
  if (!epc) return facts;
  return (
    <>
      <EnergyScale epc={epc} />
      {facts}
    </>
  );
}

/**
 * Returns the calculator for an estate for sale whose price is within the calculator's limits, else null. A houseboat
 * is no immovable property, so no mortgage can be taken on it.
 */
function mortgageSection({ id, price, sale, subType }: EstateDetail, bounds: MortgageBounds): ReactNode {
  if (subType === 'HOUSEBOAT') return null;
  if (!sale || !isWholePrice(sale) || !price || !loanAmountFor(price, bounds)) return null;
  return <MortgageSection key={id} price={price} bounds={bounds} />;
}

/**
 * Returns the costs of buying an estate in Belgium that is offered with its price, or why they are unknown; else null.
 */
function purchaseCostSection(estate: EstateDetail): ReactNode {
  const { ownHomeCost, otherCost, address, transaction, areCostsUnknown } = estate;
  const { region } = address.city;
  if (areCostsUnknown && transaction === 'SALE') return <UnknownCostSection transaction={transaction} />;
  if (!ownHomeCost || !otherCost || !region) return null;
  return <PurchaseCostSection ownHome={ownHomeCost} other={otherCost} region={region} />;
}

/**
 * Returns the costs of moving in to a home in Belgium that is offered with its rent, or why they are unknown; else
 * null.
 */
function moveInCostSection({ moveInCost, transaction, areCostsUnknown }: EstateDetail): ReactNode {
  if (areCostsUnknown && transaction === 'RENT') return <UnknownCostSection transaction={transaction} />;
  return moveInCost && <MoveInCostSection cost={moveInCost} />;
}
