import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type SectionContent, SectionList } from '../../../ui/sections.tsx';
import { Share } from '../../../ui/share.tsx';
import { Contents } from '../../listings/detail/contents.tsx';
import { Description } from '../../listings/detail/description.tsx';
import { Downloads, Films } from '../../listings/detail/files.tsx';
import { OfficeSection } from '../../offices/office-section.tsx';
import { Calendar } from './calendar.tsx';
import { SeasonTable } from './season-table.tsx';
import type { Unit } from './unit.ts';
import { UnitMap } from './unit-map.tsx';

/** The sections of a rental unit's page, below its head. */
export function UnitSections({ unit }: { unit: Unit }) {
  const t = useMessages();
  const heading = t('estates.card.heading', { type: unit.name, city: unit.address.city.name });
  const sections = useSections(unit, heading);
  return (
    <>
      <Contents sections={sections} />
      <SectionList sections={sections} />
      <Share path={unit.path} heading={heading} picture={unit.pictures[0]} />
    </>
  );
}

/** Returns the sections in order, without the empty ones. */
function useSections(unit: Unit, heading: string) {
  const t = useMessages();
  const sections: SectionContent[] = [
    {
      id: 'description',
      title: t('estates.section.description'),
      content: <Description listing={unit} />,
    },
    {
      id: 'facilities',
      title: t('holiday.unit.facilities'),
      content: unit.facilities.length > 0 && <Facilities facilities={unit.facilities} />,
    },
    {
      id: 'calendar',
      title: t('holiday.unit.calendar'),
      content: unit.seasons.length > 0 && <Calendar unit={unit} />,
    },
    {
      id: 'prices',
      title: t('holiday.unit.prices'),
      content: unit.seasons.length > 0 && <SeasonTable unit={unit} />,
    },
    {
      id: 'files',
      title: t('estates.section.files'),
      content: (unit.video || unit.virtualTour) && <Films listing={unit} />,
    },
    {
      id: 'downloads',
      title: t('estates.section.downloads'),
      content: unit.documents.length > 0 && <Downloads documents={unit.documents} />,
    },
    {
      id: 'map',
      title: t('map.title'),
      content: <UnitMap unit={unit} heading={heading} />,
    },
    {
      id: 'office',
      title: t('estates.section.office'),
      content: <OfficeSection listing={unit} askAbout={isOffered(unit.status.code) ? unit.id : undefined} />,
    },
  ];
  return sections.filter(({ content }) => content);
}

function Facilities({ facilities }: Pick<Unit, 'facilities'>) {
  const t = useMessages();
  return (
    <ul className="facilities">
      {facilities.map((facility) => (
        <li key={facility}>
          <Icon name="check" />
          {t(`holiday.facility.${facility}`)}
        </li>
      ))}
    </ul>
  );
}
