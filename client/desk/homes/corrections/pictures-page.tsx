import { data, type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { createChangeAction, fieldOf, mutationChange, type RejectedChange } from '../../change-action.ts';
import { deskOf } from '../../desk-context.ts';
import { ChangeOutcome } from '../../frame/change-outcome.tsx';
import { DeskHead } from '../../frame/desk-head.tsx';
import { useHomeTexts } from '../use-home-texts.ts';
import {
  HomePicturesDocument,
  type HomePicturesQuery,
  OrderPicturesDocument,
} from './generated/pictures.generated.ts';
import { typedNumber, typedOrder } from './picture-fields.ts';
import { PictureItem } from './picture-item.tsx';

/** The pictures of a home, with a number for each and a button that makes it the first one. */
export const picturesRoute: RouteObject = {
  id: 'pictures',
  path: 'homes/:id/pictures',
  loader: load,
  action: createChangeAction({
    order: mutationChange(OrderPicturesDocument, 'orderPictures', (form) => {
      const [id, version] = [fieldOf(form, 'id'), fieldOf(form, 'version')];
      return { order: { id, version, places: typedOrder(form) } };
    }),
  }),
  Component: PicturesPage,
};

type Home = NonNullable<HomePicturesQuery['deskHome']>;

async function load({ params, context }: LoaderFunctionArgs): Promise<Home> {
  const { deskHome } = await deskOf(context).run(HomePicturesDocument, { id: params.id ?? '' });
  if (!deskHome) throw data(null, { status: 404 });
  return deskHome;
}

function PicturesPage() {
  const t = useMessages();
  const home = useLoaderData<Home>();
  const textsOf = useHomeTexts();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.corrections.picturesOf', { home: textsOf(home).title })}>
        <a href={`/desk/homes/${home.id}`}>{t('desk.corrections.back')}</a>
      </DeskHead>
      <ChangeOutcome done={{ order: 'desk.corrections.orderDone' }} />
      {home.pictures.items.length < 2 ? <p>{t('desk.corrections.fewPictures')}</p> : <PicturesForm />}
    </div>
  );
}

function PicturesForm() {
  const t = useMessages();
  const { id, pictures } = useLoaderData<Home>();
  const rejected = useActionData<RejectedChange>();
  const { items, version } = pictures;
  return (
    <form method="post" className="desk-pictures">
      <p>{t('desk.corrections.picturesIntro')}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value="order" />
      <SaveButton />
      <ol className="desk-pictures__list">
        {items.map(({ place, picture }, index) => (
          <PictureItem
            key={place}
            place={place}
            picture={picture}
            number={index + 1}
            count={items.length}
            typed={typedNumber(rejected?.values, picture.hash)}
          />
        ))}
      </ol>
      <SaveButton />
    </form>
  );
}

/** Above the list it is the button that Enter in a field presses. */
function SaveButton() {
  const t = useMessages();
  return <Button type="submit">{t('desk.corrections.saveOrder')}</Button>;
}
