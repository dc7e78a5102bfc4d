import type { RequestHandler } from 'express';
import encodeQR from 'qr';
import { isLocale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';

const MONTH_S = 30 * 24 * 60 * 60;
/** An id in the URL of a code. */
const FILE = /^([1-9]\d{0,9})\.svg$/;

/** `/qr/<locale>/<id>.svg`: the permanent link of a listing as a QR code, for printed pages. */
export function qrCode(publicUrl: string): RequestHandler<{ locale: string; file: string }> {
  return ({ params: { locale, file } }, res) => {
    const id = FILE.exec(file)?.[1];
    if (!id || !isLocale(locale)) {
      sendNotFound(res);
      return;
    }
    const link = `${publicUrl}${routePath('detail', locale)}?id=${id}`;
    res.set('cache-control', `public, max-age=${MONTH_S}`).type('image/svg+xml').send(encodeQR(link, 'svg'));
  };
}
