import { useMessages } from '../../intl/use-messages.ts';
import type { DeskHomeFragment } from './generated/homes.generated.ts';
import { useHomeTexts } from './use-home-texts.ts';

/** A home in a list: what it is, its status, what is wrong with it, and its numbers. */
export function HomeRow({ home }: { home: DeskHomeFragment }) {
  const t = useMessages();
  const textsOf = useHomeTexts();
  const { id, reference, status, officeName, agentName, feed, views, leads } = home;
  const { title, address } = textsOf(home);
  return (
    <li className="desk-home">
      <div>
        <p>
          <a className="desk-home__title" href={`/desk/homes/${id}`}>
            {title}
          </a>
          <span className="desk-soft">{` · ${reference}`}</span>
        </p>
        <p>{address}</p>
        <p className="desk-soft">
          {[agentName, officeName, t('desk.homes.fromFeed', { feed })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="desk-home__state">
        <p>{t(`listings.status.${status}`)}</p>
        <HomeMarks home={home} />
        <p className="desk-soft">{t('desk.homes.numbers', { views, leads })}</p>
      </div>
    </li>
  );
}

/** What needs attention. */
function HomeMarks({ home: { isHidden, isFeatured, missingCount } }: { home: DeskHomeFragment }) {
  const t = useMessages();
  return (
    <>
      {isFeatured && <p className="desk-soft">{t('desk.homes.featured')}</p>}
      {isHidden && <p className="desk-mark">{t('desk.homes.hidden')}</p>}
      {missingCount > 0 && <p className="desk-mark">{t('desk.homes.incomplete', { count: missingCount })}</p>}
    </>
  );
}
