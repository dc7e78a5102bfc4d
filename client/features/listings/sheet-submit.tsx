import { useContext, useEffect, useRef, useState } from 'react';
import { SheetOpenContext } from './filter-sheet.tsx';

interface SheetSubmitProps {
  label: string;
  /** The label with the number that what is chosen so far would find. */
  countLabel: (count: number) => string;
  /** What the present search finds. */
  total: number;
  /** Asks what the fields of the form would find. */
  count: (fields: URLSearchParams) => Promise<number>;
}

/** The button of a form in a sheet. While the sheet is open it says how many would be found. */
export function SheetSubmit({ label, countLabel, total, count }: SheetSubmitProps) {
  const isOpen = useContext(SheetOpenContext);
  const button = useRef<HTMLButtonElement>(null);
  const latestCount = useRef(count);
  latestCount.current = count;
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => {
    const form = button.current?.form;
    if (!isOpen || !form) return;
    const stop = import('./watch-choice.ts').then(
      ({ watchChoice }) => {
        setFound((known) => known ?? total);
        return watchChoice(form, (fields) => latestCount.current(fields), setFound);
      },
      () => null,
    );
    return () => void stop.then((end) => end?.());
  }, [isOpen, total]);
  return (
    <button ref={button} className="button" type="submit">
      {found === null ? label : countLabel(found)}
    </button>
  );
}
