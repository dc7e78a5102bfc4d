import type { RequestHandler } from 'express';
import { routePath } from '../../../shared/routes.ts';
import { readAppointmentContent } from '../../features/appointments/appointment-content.ts';
import { findAppointment } from '../../features/appointments/store/read-appointment.ts';
import { viewingEvent } from '../../features/appointments/viewing-event.ts';
import { calendarFile } from '../../features/calendars/calendar-file.ts';
import type { Services } from '../../services.ts';

const FILE = /^([\w-]{43})\.ics$/;

/** Serves a viewing as an iCalendar file, at the path of its visitor's page plus `.ics`. */
export function appointmentFile(services: Services): RequestHandler {
  const { db, intls, settings, site } = services;
  const context = { ...services, agency: settings.agency, publicUrl: site.publicUrl };
  return async (_req, res, next) => {
    const { match } = res.locals;
    const [, token] =
      FILE.exec(match?.name === 'appointment' ? String(match.params.appointmentId) : '') ?? [];
    if (!match || !token) return next();
    const appointment = await findAppointment(db, 'token_hash', token);
    if (!appointment) return next();
    const { locale } = match;
    const event = viewingEvent({
      content: await readAppointmentContent(appointment, context, locale),
      url: context.publicUrl + routePath('appointment', locale, { appointmentId: token }),
      publicUrl: context.publicUrl,
      intl: intls[locale],
    });
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    res
      .attachment('appointment.ics')
      .type('text/calendar; charset=utf-8')
      .send(calendarFile([event]));
  };
}
