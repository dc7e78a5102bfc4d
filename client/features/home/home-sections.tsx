import type { ReactElement, ReactNode } from 'react';
import type { HomeSection } from '../../generated/schema-types.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Slider } from '../../ui/slider.tsx';
import { EstateCard } from '../estates/estate-card.tsx';
import { UnitCard } from '../holiday/list/unit-card.tsx';
import { NewsCard } from '../news/news-card.tsx';
import { OfficeCard } from '../offices/list/office-card.tsx';
import { OfficesMap } from '../offices/list/offices-map.tsx';
import { ProjectCard } from '../projects/project-card.tsx';
import type { HomeQuery } from './generated/home.generated.ts';

/** A row for each section: the newest listings, and a link to all. */
export function HomeSections({ home, sections }: { home: HomeQuery; sections: readonly HomeSection[] }) {
  return sections.map((section) => {
    const Section = SECTIONS[section];
    return <Section key={section} home={home} />;
  });
}

/** In the order of the home page, unless the agency chooses another one. */
export const HOME_SECTIONS: readonly HomeSection[] = [
  ...(['NEWEST', 'TO_RENT', 'PROJECTS', 'HOLIDAY', 'NEWS', 'OFFICES'] as const),
];

const SECTIONS: Record<HomeSection, (props: { home: HomeQuery }) => ReactNode> = {
  NEWEST: ({ home }) => <Homes estates={home.newest.items} name="newest" all="allForSale" route="forSale" />,
  TO_RENT: ({ home }) => (
    <Homes estates={home.newestToRent.items} name="newestToRent" all="allToRent" route="forRent" />
  ),
  PROJECTS: Projects,
  HOLIDAY: Holiday,
  NEWS: News,
  OFFICES: Offices,
};

interface HomesProps {
  estates: HomeQuery['newest']['items'];
  name: 'newest' | 'newestToRent';
  all: 'allForSale' | 'allToRent';
  route: 'forSale' | 'forRent';
}

function Homes({ estates, name, all, route }: HomesProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <CardRow title={t(`home.${name}`)} all={t(`home.${all}`)} path={pathTo(route)}>
      {estates.map((estate) => (
        <EstateCard key={estate.id} estate={estate} level={3} />
      ))}
    </CardRow>
  );
}

function Projects({ home: { projects } }: { home: HomeQuery }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <CardRow title={t('home.projects')} all={t('home.allProjects')} path={pathTo('projects')}>
      {projects.items.map((project) => (
        <ProjectCard key={project.id} project={project} level={3} />
      ))}
    </CardRow>
  );
}

function Holiday({ home: { rentalUnits } }: { home: HomeQuery }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <CardRow title={t('home.holiday')} all={t('home.allHoliday')} path={pathTo('holiday')}>
      {rentalUnits.items.map((unit) => (
        <UnitCard key={unit.id} unit={unit} level={3} />
      ))}
    </CardRow>
  );
}

function News({ home: { news } }: { home: HomeQuery }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <CardRow title={t('home.news')} all={t('home.allNews')} path={pathTo('news')}>
      {news.items.map((item) => (
        <NewsCard key={item.id} item={item} level={3} />
      ))}
    </CardRow>
  );
}

function Offices({ home: { offices } }: { home: HomeQuery }) {
  const t = useMessages();
  const pathTo = usePathTo();
  const count = offices.length;
  return (
    <CardRow
      title={t('home.offices', { count })}
      all={t('home.allOffices', { count })}
      path={pathTo('offices')}
      beside={<OfficesMap offices={offices} />}
    >
      {offices.map((office) => (
        <OfficeCard key={office.id} office={office} level={3} />
      ))}
    </CardRow>
  );
}

interface CardRowProps {
  title: string;
  /** Text of the link to all listings of the kind. */
  all: string;
  path: string;
  /** Shown beside a few cards. Many cards scroll in one row instead. */
  beside?: ReactNode;
  children: readonly ReactElement[];
}

/** A heading, a link to all listings of the kind, and a row of cards. */
function CardRow({ title, all, path, beside, children }: CardRowProps) {
  if (children.length === 0) return null;
  return (
    <section className="home__band">
      <div className="home__band-head">
        <h2>{title}</h2>
        <a href={path}>{all}</a>
      </div>
      {beside ? (
        <div className="home__beside">
          {beside}
          <ul className="office-cards">
            {children.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Slider name={title}>{children}</Slider>
      )}
    </section>
  );
}
