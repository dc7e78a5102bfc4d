import type { ReactNode } from 'react';

interface ClosedNoticeProps {
  /** The page's heading, when the page shows only this notice. */
  heading: string | null;
  text: string;
  /** Whether it is one line above the content of the page. */
  isSlim?: boolean;
  children?: ReactNode;
}

/** Says that a listing is no longer offered. */
export function ClosedNotice({ heading, text, isSlim = false, children }: ClosedNoticeProps) {
  return (
    <div className={isSlim ? 'notice notice--slim' : 'notice'}>
      {heading && <h1 className="notice__title">{heading}</h1>}
      <p className={heading ? undefined : 'notice__title'}>{text}</p>
      {children}
    </div>
  );
}
