import './content.css';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../../shared/locales.ts';
import { formatDay } from '../../intl/format-day.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Slider } from '../../ui/slider.tsx';
import { EstateCard } from '../estates/estate-card.tsx';
import type { OfficeContactFragment } from '../offices/generated/office-contact.generated.ts';
import { OfficeCard } from '../offices/list/office-card.tsx';
import { AgentCard } from '../offices/team/agent-card.tsx';
import type { AgentCardFragment } from '../offices/team/generated/agent-card.generated.ts';
import { ArticleBlock } from './article-block.tsx';
import type { BlockHomesFragment, ContentBlockFragment } from './generated/content.generated.ts';

export interface ContentBlocksProps {
  content: readonly ContentBlockFragment[];
  /** The homes of each block with a search, in the order of the blocks. */
  homes: readonly BlockHomesFragment[];
  offices: readonly OfficeContactFragment[];
  team: readonly AgentCardFragment[];
  /** The language of the texts, when it is not that of the page. */
  writtenIn?: Locale | undefined;
  /** Renders a block whose code only some pages load. */
  partOf?: ((block: ContentBlockFragment) => ReactNode) | undefined;
}

/** The parts of a page that the agency wrote itself. */
export function ContentBlocks({ content, homes, writtenIn, partOf, ...shared }: ContentBlocksProps) {
  const lists = homes.values();
  return (
    <div className="content" lang={writtenIn}>
      {content.map((block, index) => {
        const list = block.__typename === 'HomesBlock' ? lists.next().value : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no identity and never move.
        return <ContentBlock key={index} block={block} homes={list} part={partOf?.(block)} {...shared} />;
      })}
    </div>
  );
}

interface ContentBlockProps extends Pick<ContentBlocksProps, 'offices' | 'team'> {
  block: ContentBlockFragment;
  homes: BlockHomesFragment | undefined;
  part: ReactNode;
}

function ContentBlock({ block, homes, offices, team, part }: ContentBlockProps) {
  switch (block.__typename) {
    case 'TextBlock':
    case 'PictureBlock':
      return <ArticleBlock block={block} />;
    case 'HomesBlock':
      return <Homes {...block} homes={homes} />;
    case 'OfficesBlock':
      return (
        <CardList title={block.title} className="office-cards">
          {offices.map((office) => (
            <OfficeCard key={office.id} office={office} level={3} />
          ))}
        </CardList>
      );
    case 'TeamBlock':
      return (
        <CardList title={block.title} className="agent-cards">
          {team.map((agent) => (
            <AgentCard key={agent.id} agent={agent} />
          ))}
        </CardList>
      );
    case 'ReviewsBlock':
      return <Reviews {...block} />;
    case 'FormBlock':
    case 'HomesMapBlock':
    case 'OfficesMapBlock':
      return part;
    case 'ContactBlock':
    case 'ActionBlock':
      return (
        <p>
          <ButtonLink href={block.path}>{block.label}</ButtonLink>
        </p>
      );
  }
}

type BlockOf<Name> = Extract<ContentBlockFragment, { __typename: Name }>;

function Homes({ title, searchPath, homes }: BlockOf<'HomesBlock'> & Pick<ContentBlockProps, 'homes'>) {
  const t = useMessages();
  if (!homes || homes.items.length === 0) return null;
  return (
    <section className="content__homes">
      {title && <h2>{title}</h2>}
      <Slider name={title || t('site.homes.label')}>
        {homes.items.map((estate) => (
          <EstateCard key={estate.id} estate={estate} level={3} />
        ))}
      </Slider>
      <p>
        <a href={searchPath}>{t('site.homes.all', { count: homes.total })}</a>
      </p>
    </section>
  );
}

interface CardListProps {
  title: string;
  className: string;
  children: readonly ReactElement[];
}

function CardList({ title, className, children }: CardListProps) {
  if (children.length === 0) return null;
  return (
    <section>
      {title && <h2 className="content__title">{title}</h2>}
      <ul className={className}>
        {children.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
    </section>
  );
}

function Reviews({ title, reviews }: BlockOf<'ReviewsBlock'>) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <CardList title={title} className="content__reviews">
      {reviews.map(({ author, text, stars, date }) => (
        <blockquote key={`${author} ${text}`} className="content__review">
          {stars && (
            <p className="content__stars">
              <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
              <span className="visually-hidden">{t('site.review.stars', { stars })}</span>
            </p>
          )}
          <p>{text}</p>
          <footer className="hint">
            <cite>{author}</cite>
            {date && <> · {formatDay(intl, date, { dateStyle: 'long' })}</>}
          </footer>
        </blockquote>
      ))}
    </CardList>
  );
}
