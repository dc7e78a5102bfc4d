import type { ReactNode } from 'react';

interface ClosedNoticeProps {
  /** The page's heading, when the page shows only this notice. */
  heading: string | null;
  text: string;
  children?: ReactNode;
}

/** Says that a listing is no longer offered. */
export function ClosedNotice({ heading, text, children }: ClosedNoticeProps) {
  return (
    <div className="notice">
      {heading && <h1 className="notice__title">{heading}</h1>}
      <p className={heading ? undefined : 'notice__title'}>{text}</p>
      {children}
    </div>
  );
}
