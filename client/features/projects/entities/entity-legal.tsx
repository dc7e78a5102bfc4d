import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { SectionList } from '../../../ui/sections.tsx';
import { EnergyScale } from '../../estates/detail/energy-scale.tsx';
import { sectionContents } from '../../estates/detail/section-contents.ts';
import { useSectionFacts, withoutMissing } from '../../estates/detail/use-section-facts.ts';
import { FactList } from '../../listings/detail/fact-list.tsx';
import { Statements } from '../../statements/statements.tsx';
import { EntityLegalDocument, type EntityLegalQuery } from './generated/entity-legal.generated.ts';

type Entity = NonNullable<NonNullable<EntityLegalQuery['project']>['entity']>;

interface EntityLegalProps {
  projectId: string;
  entityId: string;
}

/** Certificate, planning and legal statements of an entity: what the law requires in its advert. */
export function EntityLegal({ projectId, entityId }: EntityLegalProps) {
  const locale = useLocale();
  const { project } = useResult(EntityLegalDocument, { id: projectId, entityId, locale });
  return project?.entity ? <Sections entity={project.entity} /> : null;
}

function Sections({ entity }: { entity: Entity }) {
  const t = useMessages();
  const factsOf = useSectionFacts();
  const { epc, planning, legalStatements } = entity;
  const certificate = withoutMissing('epc', factsOf('epc', epc), legalStatements);
  const answers = withoutMissing('planning', factsOf('planning', planning), legalStatements);
  const contents = {
    epc: epc && (
      <>
        <EnergyScale epc={epc} />
        <FactList facts={certificate.filter(({ key }) => key !== 'value')} />
      </>
    ),
    planning: answers.length > 0 && <FactList facts={answers} />,
    legal: legalStatements.length > 0 && <Statements statements={legalStatements} />,
  };
  return <SectionList sections={sectionContents(contents, t)} />;
}
