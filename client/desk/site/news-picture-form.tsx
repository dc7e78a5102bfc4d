import { PHOTO_INPUT } from '../../../shared/leads/photos.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { EditedNews } from './news-item-page.tsx';

/** Adds a picture to a news item, and removes it. */
export function NewsPictureForm({ item, name }: { item: EditedNews; name: string }) {
  const t = useMessages();
  const fields = (
    <>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="version" value={item.version} />
    </>
  );
  return (
    <section aria-labelledby="picture">
      <h2 id="picture">{t('desk.news.picture')}</h2>
      <p>{t(item.hasPicture ? 'desk.news.hasPicture' : 'desk.news.noPicture')}</p>
      <form method="post" encType="multipart/form-data" className="desk-form">
        {fields}
        <label className="field">
          {t('desk.news.file')}
          <input type="file" name={PHOTO_INPUT} accept="image/*" required />
        </label>
        <Button type="submit" look="quiet" name="intent" value="picture">
          {t('desk.news.addPicture')}
        </Button>
      </form>
      {item.hasPicture && (
        <form method="post" className="desk-form">
          {fields}
          <Button type="submit" look="text" name="intent" value="removePicture">
            {t('desk.news.removePicture')}
          </Button>
        </form>
      )}
    </section>
  );
}
