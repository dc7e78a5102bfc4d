import './article.css';
import { isStored, Picture } from '../pictures/picture.tsx';
import type { ArticleBlockFragment } from './generated/article.generated.ts';

/** A text or a picture that the agency wrote itself. */
export function ArticleBlock({ block }: { block: ArticleBlockFragment }) {
  return block.__typename === 'PictureBlock' ? (
    <Figure {...block} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server removes all but the elements of Markdown
    <div className="prose content__text" dangerouslySetInnerHTML={{ __html: block.html }} />
  );
}

type PictureBlock = Extract<ArticleBlockFragment, { __typename: 'PictureBlock' }>;

function Figure({ picture, caption }: PictureBlock) {
  if (!isStored(picture)) return null;
  return (
    <figure className="content__figure">
      <Picture picture={picture} slot="article" />
      {caption && <figcaption className="hint">{caption}</figcaption>}
    </figure>
  );
}
