import { NavLink, Outlet } from 'react-router';
import type { EmployeeRole } from '../../../shared/desk/roles.ts';
import { LOCALE_NAMES, LOCALES } from '../../../shared/locales.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../desk-context.ts';

interface MenuItem {
  path: string;
  label: MessageKey;
  /** Absent: every role. */
  roles?: readonly EmployeeRole[];
}

/** The menu of the desk. */
const MENU: readonly MenuItem[] = [
  { path: '/desk', label: 'desk.menu.today' },
  { path: '/desk/messages', label: 'desk.menu.messages' },
  { path: '/desk/stays', label: 'desk.menu.stays' },
  { path: '/desk/homes', label: 'desk.homes.title' },
  { path: '/desk/site', label: 'desk.site.title', roles: ['OFFICE', 'MANAGER'] },
  { path: '/desk/reports', label: 'desk.menu.reports', roles: ['OFFICE', 'MANAGER'] },
  { path: '/desk/log', label: 'desk.menu.log', roles: ['MANAGER'] },
];

/** Header with menu, page, and the employee's own choices. */
export function DeskLayout() {
  const t = useMessages();
  const { employee } = useDesk();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skip')}
      </a>
      <header className="desk-header">
        <div className="desk-header__bar">
          <a className="desk-header__brand" href="/desk">
            <DeskBrand />
          </a>
          {employee && <DeskMenu role={employee.role} />}
        </div>
      </header>
      <main id="main" className="desk-main" tabIndex={-1}>
        <Outlet />
      </main>
      <DeskFooter />
    </>
  );
}

function DeskBrand() {
  const t = useMessages();
  const { agencyName, logo } = useDesk();
  const desk = t('desk.name');
  if (!logo) return <>{`${agencyName} · ${desk}`}</>;
  const { light, dark, width, height } = logo;
  return (
    <>
      <picture>
        {dark !== light && <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />}
        <img className="desk-header__logo" src={light} alt={agencyName} width={width} height={height} />
      </picture>
      <span>{desk}</span>
    </>
  );
}

function DeskMenu({ role }: { role: EmployeeRole }) {
  const t = useMessages();
  const items = MENU.filter(({ roles }) => roles?.includes(role) ?? true);
  return (
    <nav className="desk-menu" aria-label={t('desk.menu.label')}>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/desk'}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The employee's account, languages and sign-out. */
function DeskFooter() {
  const t = useMessages();
  const { employee, locale, address } = useDesk();
  return (
    <footer className="desk-footer">
      {employee && (
        <form method="post" action="/desk/sign-out" className="desk-footer__person">
          <a href="/desk/account">{t('desk.signedInAs', { name: employee.name })}</a>
          <Button type="submit" look="text">
            {t('desk.signOut')}
          </Button>
        </form>
      )}
      <form method="post" action="/desk/language" aria-label={t('layout.languages')}>
        <input type="hidden" name="back" value={address} />
        {LOCALES.map((each) => (
          <button
            key={each}
            className="desk-footer__language"
            name="language"
            value={each}
            lang={each}
            type="submit"
            aria-current={each === locale || undefined}
          >
            {LOCALE_NAMES[each]}
          </button>
        ))}
      </form>
    </footer>
  );
}
