/** What pages of the desk know: the employee, and how their loaders and actions run queries. */
import { createContext as createReactContext, useContext } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import type { EmployeeRole } from '../../shared/desk/roles.ts';
import type { Locale } from '../../shared/locales.ts';
import type { RunQuery } from '../data/run-query.ts';
import type { SiteLogo } from '../site.tsx';

/** The frame of a page: the employee, the agency, and the address of the page itself. */
export interface DeskFrame {
  /** Null: before sign-in. */
  employee: { name: string; role: EmployeeRole; hasScope: boolean } | null;
  agencyName: string;
  logo: SiteLogo | undefined;
  locale: Locale;
  /** The languages of the site. */
  locales: readonly Locale[];
  /** The path of the page, with its query. */
  address: string;
  /** The time of the server. */
  now: Date;
}

export const DeskFrameContext = createReactContext<DeskFrame | null>(null);

export function useDesk(): DeskFrame {
  const frame = useContext(DeskFrameContext);
  if (!frame) throw new Error('no frame of the desk above this component');
  return frame;
}

/** What loaders and actions of the desk use. */
interface DeskRequestContext {
  run: RunQuery;
  /** The role of the employee. */
  role: EmployeeRole;
  now: Date;
  locale: Locale;
}

/** Router context key of loaders and actions. */
export const deskRequestContext = createContext<DeskRequestContext>();

export function deskOf(context: Readonly<RouterContextProvider>): DeskRequestContext {
  return context.get(deskRequestContext);
}
