import type { Request, Response } from 'express';
import { deviceName } from '../../../features/desk/sign-in/device-name.ts';
import { beginSession } from '../../../features/desk/store/begin-session.ts';
import { type EmployeeSession, SESSION_DAYS } from '../../../features/desk/store/sessions.ts';
import { addMailsTo } from '../../../platform/mail/queue.ts';
import type { Services } from '../../../services.ts';
import { keepSecretCookie, readDeskCookie, setDeskCookie } from '../cookies.ts';
import { deskLocale } from '../desk-language.ts';

const DEVICE_DAYS = 365;

type Dependencies = Pick<Services, 'db' | 'jobs' | 'now' | 'site'>;

/** Creates the function that signs an employee in: it starts a session and sets its cookie. */
export function createSessionStarter({ db, jobs, now, site }: Dependencies) {
  const addMails = addMailsTo(jobs);
  return async (
    req: Request,
    res: Response,
    signIn: Pick<EmployeeSession, 'email' | 'method'>,
  ): Promise<void> => {
    const { email, method } = signIn;
    const token = await beginSession(
      { db, addMails },
      {
        email,
        method,
        device: deviceName(req.get('user-agent')),
        locale: deskLocale(req, site.locales),
        deviceToken: keepSecretCookie(req, res, { name: 'desk-device', days: DEVICE_DAYS }),
        formerToken: readDeskCookie(req, 'desk-session'),
      },
      now(),
    );
    setDeskCookie(res, 'desk-session', token, SESSION_DAYS);
  };
}
