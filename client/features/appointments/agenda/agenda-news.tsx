import { useEffect, useRef, useState } from 'react';
import { type AgendaChanges, slotChangesOn } from '../../../../shared/appointments/agenda-changes.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { AgendaFragment } from './generated/agenda.generated.ts';
import { useSlotFormats } from './use-slot-formats.ts';

/** The shortest time between two sentences. */
const PAUSE_MS = 4_000;
/** Until it is known whether what has gone was chosen. */
const SOON_MS = 100;

interface AgendaNewsProps {
  agenda: AgendaFragment;
  date: string;
  /** The slot that was chosen and has gone, of which the visitor is told apart. */
  lost: string | null;
}

/**
 * Tells a screen reader what has changed on the day that is looked at. What changes and changes back between two
 * sentences is not told.
 */
export function AgendaNews({ agenda, date, lost }: AgendaNewsProps) {
  const sentenceOf = useSentence();
  const [news, setNews] = useState('');
  const told = useRef(agenda);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the same at each rendering
  useEffect(() => {
    const tell = () => {
      const { unavailable, available } = slotChangesOn(date, told.current, agenda);
      const sentence = sentenceOf({ unavailable: unavailable.filter((slot) => slot !== lost), available });
      told.current = agenda;
      if (!sentence) return;
      lastAt.current = performance.now();
      setNews(sentence);
    };
    const timer = setTimeout(tell, Math.max(SOON_MS, lastAt.current + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [agenda, date, lost]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}

function useSentence() {
  const t = useMessages();
  const formats = useSlotFormats();
  return ({ unavailable, available }: AgendaChanges): string => {
    const times = (slots: readonly string[]) => formats.list(slots.map(formats.time));
    return [
      unavailable.length > 0 &&
        t('appointments.news.gone', { count: unavailable.length, times: times(unavailable) }),
      available.length > 0 &&
        t('appointments.news.freed', { count: available.length, times: times(available) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
