/** What the pages of sign-in use. They have no session, so they run no queries. */
import { createContext, type RouterContextProvider } from 'react-router';

/** Why a link does not open the desk. */
export type LinkProblem = 'unknown' | 'used' | 'expired' | 'otherBrowser';

export interface SignInDesk {
  /**
   * Sends a link if the address belongs to an employee; the result does not tell. Returns the seconds until another
   * link can be requested, or null when this request was accepted. `next` is opened after sign-in.
   */
  requestLink(email: string, next: string | null): Promise<number | null>;
  /** Null: the link opens the desk. */
  findLinkProblem(token: string): Promise<LinkProblem | null>;
  /** Signs in, and returns the address to open. */
  redeemLink(token: string): Promise<{ address: string } | { problem: LinkProblem }>;
  /** Signs in with the answer of a passkey, and returns the address to open; null when the answer is not valid. */
  redeemPasskey(response: string, next: string | null): Promise<string | null>;
}

/** Router context key of the pages of sign-in. */
export const signInContext = createContext<SignInDesk>();

export function signInDeskOf(context: Readonly<RouterContextProvider>): SignInDesk {
  return context.get(signInContext);
}
