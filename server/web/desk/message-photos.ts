/** Photos that owners sent with a message: for the employees who may see the message, and stored by no browser. */
import { type RequestHandler, Router } from 'express';
import { DESK_PATH } from '../../../client/desk/desk-path.ts';
import type { Employee } from '../../../graphql/desk/ports.ts';
import { scopeOf } from '../../../graphql/desk/scope.ts';
import { findMessagePhoto } from '../../features/desk/store/message-photos.ts';
import { WORK } from '../../platform/limits/read-budget.ts';
import { renderVersion } from '../../platform/media/render-version.ts';
import type { Services } from '../../services.ts';

/** Pixels of the small version, which the page of the message shows. */
const SMALL_WIDTH = 400;
const NUMBER = /^[1-9]\d?$/;

export function messagePhotos(services: Services): Router {
  const router = Router({ caseSensitive: true });
  router.get(
    `${DESK_PATH}/messages/:id/photos/:number`,
    sendPhoto(services, (picture) => picture),
  );
  router.get(
    `${DESK_PATH}/messages/:id/photos/:number/small`,
    sendPhoto(services, (picture) => renderVersion(picture, SMALL_WIDTH, 'jpg')),
  );
  return router;
}

/** Sends what `render` makes of a photo. Where there is no photo, the desk answers as at any unknown address. */
function sendPhoto(
  { db, limits, readBudget }: Services,
  render: (picture: Buffer) => Buffer | Promise<Buffer>,
): RequestHandler<{ id: string; number: string }> {
  return async (req, res, next) => {
    const { id, number } = req.params;
    await readBudget.charge(req, WORK.deskPhoto);
    const release = await limits.reading.acquire(res, false);
    if (!release) return;
    try {
      const scope = scopeOf(res.locals.employee as Employee);
      const photo = { messageId: id, number: Number(number) };
      const picture = NUMBER.test(number) ? await findMessagePhoto(db, scope, photo) : null;
      if (!picture) return next();
      const bytes = await render(picture);
      res.set({
        'cache-control': 'no-store, private',
        'content-disposition': `inline; filename="photo-${number}.jpg"`,
      });
      res.type('jpg').send(bytes);
    } finally {
      release();
    }
  };
}
