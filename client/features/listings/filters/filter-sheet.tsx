import './filter-sheet.css';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { closeOnRequest } from './close-on-request.ts';

/** Whether the form is inside an open sheet. */
export const SheetOpenContext = createContext(false);

interface FilterSheetProps {
  /** How many filters are set. */
  count: number;
  /** The filter form. */
  children: ReactNode;
}

/** A form that phones show as a full-page sheet on demand; wider screens show it in the page. */
export function FilterSheet({ count, children }: FilterSheetProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { details, panel } = useDisclosure<HTMLDivElement>();
  const toggled = (sheet: HTMLDetailsElement) => {
    setIsOpen(sheet.open);
    if (sheet.open) closeOnRequest(sheet);
  };
  // It may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (details.current?.open) toggled(details.current);
  }, []);
  return (
    <>
      <details className="sheet" ref={details} onToggle={({ currentTarget }) => toggled(currentTarget)}>
        <summary className="sheet__summary">
          <span className="sheet__opens">
            <Icon name="sliders-horizontal" />
            {t('listings.sheet.filters', { count })}
          </span>
          <span className="sheet__closes">
            {t('listings.sheet.close')}
            <Icon name="x" />
          </span>
        </summary>
      </details>
      <div className="sheet__panel" ref={panel}>
        <SheetOpenContext value={isOpen}>{children}</SheetOpenContext>
      </div>
    </>
  );
}
