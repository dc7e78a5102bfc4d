import './sections.css';
import type { ReactNode } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { Description } from './description.tsx';
import { EnergyScale } from './energy-scale.tsx';
import type { EstateDetail } from './estate.ts';
import { FactList } from './fact-list.tsx';
import { Downloads, Films } from './files.tsx';
import { FloorPlanTable } from './floors.tsx';
import { History } from './history.tsx';
import { Office } from './office.tsx';
import { FloodSymbol } from './planning.tsx';
import { useFacts } from './use-facts.ts';

export interface Section {
  id: string;
  title: string;
  content: ReactNode;
}

/** The sections of the specification in their order; those without content are left out. */
export function useSections(estate: EstateDetail): Section[] {
  const t = useMessages();
  const facts = useFacts(estate);
  const list = (name: keyof typeof facts, before?: ReactNode): ReactNode =>
    facts[name].length > 0 || before ? (
      <>
        {before}
        <FactList facts={facts[name]} />
      </>
    ) : null;
  const hasFiles = estate.video || estate.virtualTour;
  const contents = {
    description: <Description estate={estate} />,
    dimensions: list('dimensions'),
    comfort: list('comfort'),
    energy: list('energy'),
    epc: estate.epc && list('epc', <EnergyScale epc={estate.epc} />),
    epcCommunal: list('epcCommunal'),
    financial: list('financial'),
    floors: estate.floors.length > 0 ? <FloorPlanTable floors={estate.floors} /> : null,
    planning: list('planning', <FloodSymbol planning={estate.planning ?? null} />),
    technical: list('technical'),
    construction: list('construction'),
    files: hasFiles ? <Films estate={estate} /> : null,
    downloads: estate.documents.length > 0 ? <Downloads documents={estate.documents} /> : null,
    history: <History estate={estate} />,
    office: <Office estate={estate} />,
  };
  const names = Object.keys(contents) as (keyof typeof contents)[];
  return names.flatMap((name) =>
    contents[name] ? [{ id: name, title: t(`estates.section.${name}`), content: contents[name] }] : [],
  );
}
