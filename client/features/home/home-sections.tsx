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

/** The featured listings, and a row for each section: the newest listings, and a link to all. */
export function HomeSections({ home, sections }: { home: HomeQuery; sections: readonly HomeSection[] }) {
  return (
    <>
      <Featured home={home} />
      {sections.map((section) => {
        const Section = SECTIONS[section];
        return <Section key={section} home={home} />;
      })}
    </>
  );
}

function Featured({ home: { featured } }: { home: HomeQuery }) {
  const t = useMessages();
  return (
    <CardRow title={t('home.featured')}>
      {featured.flatMap((listing) => {
        if (listing.__typename === 'Estate')
          return <EstateCard key={listing.id} estate={listing} level={3} />;
        if (listing.__typename === 'Project')
          return <ProjectCard key={listing.id} project={listing} level={3} />;
        return listing.__typename === 'RentalUnit' ? (
          <UnitCard key={listing.id} unit={listing} level={3} />
        ) : (
          []
        );
      })}
    </CardRow>
  );
}

/** In the order of the home page, unless the agency chooses another one. */
export const HOME_SECTIONS: readonly HomeSection[] = [
  ...(['NEWEST', 'TO_RENT', 'PROJECTS', 'HOLIDAY', 'NEWS', 'OFFICES'] as const),
];

const SECTIONS: Record<HomeSection, (props: { home: HomeQuery }) => ReactNode> = {
  NEWEST: ({ home }) => (
    <Homes estates={notFeatured(home, home.newest.items)} name="newest" all="allForSale" route="forSale" />
  ),
  TO_RENT: ({ home }) => (
    <Homes
      estates={notFeatured(home, home.newestToRent.items)}
      name="newestToRent"
      all="allToRent"
      route="forRent"
    />
  ),
  PROJECTS: Projects,
  HOLIDAY: Holiday,
  NEWS: News,
  OFFICES: Offices,
};

/** Leaves out listings that the row of featured ones shows. */
function notFeatured<Item extends { id: string | number }>(
  { featured }: HomeQuery,
  items: readonly Item[],
): Item[] {
  const ids = new Set<string | number>(featured.flatMap((listing) => ('id' in listing ? listing.id : [])));
  return items.filter(({ id }) => !ids.has(id));
}

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

function Projects({ home }: { home: HomeQuery }) {
  const { projects } = home;
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <CardRow title={t('home.projects')} all={t('home.allProjects')} path={pathTo('projects')}>
      {notFeatured(home, projects.items).map((project) => (
        <ProjectCard key={project.id} project={project} level={3} />
      ))}
    </CardRow>
  );
}

function Holiday({ home }: { home: HomeQuery }) {
  const { rentalUnits } = home;
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <CardRow title={t('home.holiday')} all={t('home.allHoliday')} path={pathTo('holiday')}>
      {notFeatured(home, rentalUnits.items).map((unit) => (
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
  /** Text and path of the link to all listings of the kind; absent: there is none. */
  all?: string;
  path?: string;
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
        {all && <a href={path}>{all}</a>}
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
